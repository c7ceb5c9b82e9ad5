/** Which file may import which: ARCHITECTURE.md says why. `npm run architecture` */
const GAMES = '^src/games/(tuchulcha|bacchanalia)/';
const GROUND = '^src/(cache-limits|hash|keyed-queue|project-file|runs|text|worker-queue)\\.ts$';

/** A room may import itself, the ground and these; nothing above it. */
const ROOMS = {
  texts: [],
  tables: ['games'],
  storage: ['tables', 'games'],
  pictures: ['texts', 'games'],
  discord: ['tables', 'pictures', 'texts', 'games'],
};

const room = ([name, below]) => ({
  name: `${name}-imports-what-is-below`,
  severity: 'error',
  from: { path: `^src/${name}/` },
  to: { path: '^src/', pathNot: [GROUND, ...[name, ...below].map((each) => `^src/${each}/`)] },
});

module.exports = {
  forbidden: [
    // Imports of types count as well.
    { name: 'no-circle', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-circle-of-folders', severity: 'error', scope: 'folder', from: {}, to: { circular: true } },
    ...Object.entries(ROOMS).map(room),
    {
      name: 'a-game-stands-alone',
      comment:
        "A game's rules import nothing but themselves, what every game is, a hash, and how texts are cut: no other room, no package, nothing of Node.",
      severity: 'error',
      from: { path: GAMES },
      to: { pathNot: ['^src/games/$1/', '^src/games/game\\.ts$', '^src/(hash|text)\\.ts$'] },
    },
    {
      name: 'what-every-game-is-knows-no-game',
      severity: 'error',
      from: { path: '^src/games/[^/]+$' },
      to: {},
    },
    {
      name: 'the-ground-knows-nothing-of-ours',
      severity: 'error',
      from: { path: GROUND },
      to: { path: '^src/', pathNot: GROUND },
    },
    {
      name: 'shared-rooms-know-no-game',
      comment:
        'Games are reached through the list in src/game-modules.ts, which programs hand to `useGames`. test/shared-rooms.test.ts finds those that only name one.',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: ['/(tuchulcha|bacchanalia)/', '^src/game-modules\\.ts$'],
      },
      to: { path: '^src/.+/(tuchulcha|bacchanalia)/' },
    },
    {
      name: 'what-handlers-stand-on-knows-no-feature',
      comment:
        'A game is shown by its presenter there (src/discord/views/game-presenter.ts); its features stand above.',
      severity: 'error',
      from: { path: '^src/discord/(api|views|table-message|handling)/' },
      to: { path: '^src/discord/((background|features)/|(bot|game-features|registry|services)\\.ts$)' },
    },
    {
      name: 'features-stand-apart',
      severity: 'error',
      from: { path: '^src/discord/features/([^/.]+)' },
      to: { path: '^src/discord/features/', pathNot: '^src/discord/features/$1(/|\\.ts$)' },
    },
    {
      name: 'features-below-the-bot',
      severity: 'error',
      from: { path: '^src/discord/features/' },
      to: { path: '^src/discord/(bot|registry)\\.ts$' },
    },
    {
      name: 'the-playground-stands-alone',
      severity: 'error',
      from: { path: '^playground/src/' },
      to: { path: ['^src/', 'node_modules/discord\\.js'] },
    },
    {
      name: 'rooms-know-no-program',
      severity: 'error',
      from: { path: '^src/[^/]+/', pathNot: '^src/cli/' },
      to: {
        path: ['^(tools|playground)/', '^src/cli/', '^src/(main|config|game-modules|lifecycle|log)\\.ts$'],
      },
    },
    {
      name: 'nothing-unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    // dependency-cruiser reads JSX from version 18 on, which needs Node 22. Biome looks after the page.
    exclude: { path: ['src/storage/generated', '\\.tsx$', '^(scripts|prisma)/'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
