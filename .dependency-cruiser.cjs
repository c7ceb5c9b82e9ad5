/** Import rules; ARCHITECTURE.md explains them. `npm run architecture` */
const GAMES = '^src/games/(tuchulcha|bacchanalia)/';
const UTILITIES = '^src/(cache-limits|hash|project-file|runs|text|worker-queue)\\.ts$';

/** Each layer may import itself, the shared utilities and these layers. */
const LAYERS = {
  texts: [],
  tables: ['games'],
  storage: ['tables', 'games'],
  pictures: ['texts', 'games'],
  discord: ['tables', 'pictures', 'texts', 'games'],
};

const layer = ([name, below]) => ({
  name: `${name}-imports-lower-layers`,
  severity: 'error',
  from: { path: `^src/${name}/` },
  to: { path: '^src/', pathNot: [UTILITIES, ...[name, ...below].map((each) => `^src/${each}/`)] },
});

module.exports = {
  forbidden: [
    // Imports of types count as well.
    { name: 'no-cycle', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-folder-cycle', severity: 'error', scope: 'folder', from: {}, to: { circular: true } },
    ...Object.entries(LAYERS).map(layer),
    {
      name: 'games-are-independent',
      comment:
        "A game's rules import nothing but themselves, the interface of games, a hash, and how texts are cut: no other layer, no package, nothing of Node.",
      severity: 'error',
      from: { path: GAMES },
      to: { pathNot: ['^src/games/$1/', '^src/games/game\\.ts$', '^src/(hash|text)\\.ts$'] },
    },
    {
      name: 'game-interface-imports-nothing',
      severity: 'error',
      from: { path: '^src/games/[^/]+$' },
      to: {},
    },
    {
      name: 'utilities-import-only-utilities',
      severity: 'error',
      from: { path: UTILITIES },
      to: { path: '^src/', pathNot: UTILITIES },
    },
    {
      name: 'shared-layers-import-no-game',
      comment:
        'Games are reached through the list in src/game-modules.ts, which programs hand to `useGames`. test/shared-layers.test.ts finds code that only names one.',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: ['/(tuchulcha|bacchanalia)/', '^src/game-modules\\.ts$'],
      },
      to: { path: '^src/.+/(tuchulcha|bacchanalia)/' },
    },
    {
      name: 'shared-discord-code-imports-no-feature',
      comment:
        'It shows a game through its presenter (src/discord/views/game-presenter.ts), and imports none of its features.',
      severity: 'error',
      from: { path: '^src/discord/(api|views|table-message|handling)/' },
      to: { path: '^src/discord/((background|features)/|(bot|game-features|registry|services)\\.ts$)' },
    },
    {
      name: 'features-are-independent',
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
      name: 'playground-is-independent',
      severity: 'error',
      from: { path: '^playground/src/' },
      to: { path: ['^src/', 'node_modules/discord\\.js'] },
    },
    {
      name: 'layers-import-no-program',
      severity: 'error',
      from: { path: '^src/[^/]+/', pathNot: '^src/cli/' },
      to: {
        path: ['^(tools|playground)/', '^src/cli/', '^src/(main|config|game-modules|lifecycle|log)\\.ts$'],
      },
    },
    {
      name: 'runs-without-development-packages',
      comment: 'What the bot imports is in `dependencies` of package.json.',
      severity: 'error',
      from: { path: '^src/' },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
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
