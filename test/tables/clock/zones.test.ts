import { describe, expect, test } from 'vitest';
import { CITIES, canonicalZone, zonesLike } from '../../../src/tables/clock/zones.ts';

const all = zonesLike('', 10_000);

describe('zones that people type', () => {
  test.each([
    ['Europe/Berlin', 'Europe/Berlin'],
    ['europe/berlin', 'Europe/Berlin'],
    [' EUROPE/BERLIN ', 'Europe/Berlin'],
    ['berlin', 'Europe/Berlin'],
    ['Zürich', 'Europe/Zurich'],
    ['São Paulo', 'America/Sao_Paulo'],
    ['new york', 'America/New_York'],
    ['New_York', 'America/New_York'],
    ['america/new york', 'America/New_York'],
    ['Port au Prince', 'America/Port-au-Prince'],
    ['Knox', 'America/Indiana/Knox'],
    ['utc', 'UTC'],
    ['Etc/UTC', 'UTC'],
    ['GMT', 'UTC'],
    ['zulu', 'UTC'],
    ['Kyiv', 'Europe/Kyiv'],
    ['Europe/Kiev', 'Europe/Kyiv'],
    ['Asia/Kolkata', 'Asia/Kolkata'],
    ['calcutta', 'Asia/Kolkata'],
    ['Asia/Calcutta', 'Asia/Kolkata'],
    ['Buenos Aires', 'America/Argentina/Buenos_Aires'],
    ['US/Eastern', 'America/New_York'],
    ['us/eastern', 'America/New_York'],
    ['Japan', 'Asia/Tokyo'],
    ['Etc/GMT+5', 'Etc/GMT+5'],
    ['etc/gmt-1', 'Etc/GMT-1'],
    ['Wien', 'Europe/Vienna'],
    ['köln', 'Europe/Berlin'],
    ['Roma', 'Europe/Rome'],
    ['Milano', 'Europe/Rome'],
    ['monaco', 'Europe/Monaco'],
    ['Monaco di Baviera', 'Europe/Berlin'],
    ['Den Haag', 'Europe/Amsterdam'],
    ['Genève', 'Europe/Zurich'],
  ])('%s is %s', (typed, expected) => expect(canonicalZone(typed)).toBe(expected));

  test.each([
    '',
    ' ',
    ...'/ Berlin/Europe berl Munchhausen Europe America +01:00 -05 5 UTC+1 EST cet MST IST BST'.split(' '),
    ...'CST ect toString Etc/Unknown'.split(' '),
  ])('%j is none, or might be two', (typed) => expect(canonicalZone(typed)).toBeNull());

  test('each that is offered is one, by its name and by its city', () => {
    expect(all.map(canonicalZone)).toEqual(all);
    expect(all.map((name) => canonicalZone(name.slice(name.lastIndexOf('/') + 1)))).toEqual(all);
  });

  test('a city by the name that people there have for it is the zone’s, and no other’s', () => {
    for (const [zone, cities] of Object.entries(CITIES)) {
      expect(all).toContain(zone);
      expect(cities.map(canonicalZone)).toEqual(cities.map(() => zone));
      for (const city of cities) expect(zonesLike(city, 25)).toContain(zone);
    }
    const names = Object.values(CITIES).flat();
    expect(new Set(names).size).toBe(names.length);
  });

  test('each that is offered is one for Intl, and there once', () => {
    for (const timeZone of all) expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow();
    expect(new Set(all).size).toBe(all.length);
    expect(all.length).toBeGreaterThan(400);
  });

  test('no place that Intl lists is left out', () => {
    const listed = Intl.supportedValuesOf('timeZone')
      .filter((name) => name.includes('/'))
      .map(canonicalZone);
    expect(listed).not.toContain(null);
    expect(new Set([...listed, 'UTC'])).toEqual(new Set(all));
  });
});

describe('zones for what is typed so far', () => {
  test.each<[string, string[]]>([
    ['berl', ['Europe/Berlin']],
    ['Zür', ['Europe/Zurich']],
    ['new y', ['America/New_York']],
    ['new_y', ['America/New_York']],
    ['york', ['America/New_York']],
    ['europe/ber', ['Europe/Berlin']],
    ['kiev', ['Europe/Kyiv']],
    ['kolk', ['Asia/Kolkata']],
    ['Mila', ['Europe/Rome']],
    ['münc', ['Europe/Berlin']],
    ['nowhere', []],
  ])('%s', (typed, expected) => expect(zonesLike(typed, 25)).toEqual(expected));

  test('a city that begins so, then a word within a city, then a word before it, then anywhere', () => {
    expect(zonesLike('ang', 3)).toEqual(['America/Anguilla', 'America/Los_Angeles', 'Africa/Bangui']);
    expect(zonesLike('dak', 10)).toEqual([
      ...'Africa/Dakar America/North_Dakota/Beulah America/North_Dakota/Center'.split(' '),
      ...'America/North_Dakota/New_Salem America/Adak'.split(' '),
    ]);
  });

  test('a continent lists its cities', () => {
    const names = zonesLike('europe', 25);
    expect(names).toHaveLength(25);
    expect(names.every((name) => name.startsWith('Europe/'))).toBe(true);
  });

  test('nothing typed: UTC, then by name', () =>
    expect(zonesLike('', 3)).toEqual(['UTC', 'Africa/Abidjan', 'Africa/Accra']));

  test.each([[0], [-1]])('at most %i', (most) => expect(zonesLike('a', most)).toEqual([]));
});
