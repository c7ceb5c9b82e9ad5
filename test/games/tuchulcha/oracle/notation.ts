import { at, type Haruspex, LETTERS, type Letter, type Place, type Role, type State } from './position.ts';

// §9 Notation

function letter(text: string | undefined): Letter {
  const found = LETTERS.find((one) => one === text);
  if (found === undefined) throw new Error(`not a color: ${text}`);
  return found;
}

function role(text: string | undefined): Role {
  if (text === 'n' || text === 't' || text === 'l' || text === 'x' || text === 'o') return text;
  throw new Error(`not a role: ${text}`);
}

function count(text: string | undefined): number {
  if (text === undefined || !/^\d+$/.test(text)) throw new Error(`not a count: ${text}`);
  return Number(text);
}

export function parse(text: string): State {
  const [players, turn, devotions, sealed, ...fields] = text.split(' ');
  if (players !== '2' && players !== '3' && players !== '4') throw new Error(`players: ${players}`);
  const [toTuchulcha, toLasaVecuvia] = (devotions ?? '').split('.');
  const state: State = {
    players: players === '2' ? 2 : players === '3' ? 3 : 4,
    turn: letter(turn),
    toTuchulcha: count(toTuchulcha),
    toLasaVecuvia: count(toLasaVecuvia),
    sealed: sealed === '-' || sealed === undefined ? [] : sealed.split(',').map(count),
    roles: new Map(),
    haruspexes: [],
    openHit: null,
    result: null,
  };
  for (const field of fields) {
    const color = letter(field[0]);
    state.roles.set(color, role(field[1]));
    const [temple, path, altar, forest, sanctuary] = field.slice(3).split('/');
    const put = (place: Place, many: number): void => {
      for (let one = 0; one < many; one += 1) {
        const haruspex: Haruspex = { color, place, waits: false, hasHit: false };
        state.haruspexes.push(haruspex);
      }
    };
    put('temple', count(temple));
    for (const group of path === '-' || path === undefined ? [] : path.split(',')) {
      const [stone, many] = group.split('x');
      put(stone === 'e' ? 'exit' : count(stone), many === undefined ? 1 : count(many));
    }
    put('altar', count(altar));
    put('forest', count(forest));
    put('sanctuary', count(sanctuary));
  }
  return state;
}

function formatPath(state: State, color: Letter): string {
  const stones = [
    ...new Set(state.haruspexes.filter((one) => one.color === color).map((one) => one.place)),
  ].filter((place) => typeof place === 'number');
  const groups = stones
    .sort((left, right) => left - right)
    .map((stone) => group(String(stone), at(state, color, stone)));
  const finished = at(state, color, 'exit');
  if (finished > 0) groups.push(group('e', finished));
  return groups.length === 0 ? '-' : groups.join(',');
}

function group(stone: string, many: number): string {
  return many === 1 ? stone : `${stone}x${many}`;
}

export function format(state: State): string {
  const fields = [...state.roles].map(([color, its]) => {
    const counts = [
      at(state, color, 'temple'),
      formatPath(state, color),
      at(state, color, 'altar'),
      at(state, color, 'forest'),
      at(state, color, 'sanctuary'),
    ];
    return `${color}${its}:${counts.join('/')}`;
  });
  const sealed = state.sealed.length === 0 ? '-' : state.sealed.join(',');
  const devotions = `${state.toTuchulcha}.${state.toLasaVecuvia}`;
  return [state.players, state.turn, devotions, sealed, ...fields].join(' ');
}

export function formatPlace(place: Place): string {
  if (place === 'temple') return 'T';
  if (place === 'altar') return 'V';
  if (place === 'exit') return 'e';
  return String(place);
}
