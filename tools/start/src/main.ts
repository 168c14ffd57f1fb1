import { untilAnswers } from './wait-for-server.ts';
import { build } from './build.ts';
import { emulateProviders, wantsEmulated } from './emulated-providers.ts';
import { seedWhenEmpty } from './prepare-database.ts';
import { isBuiltBefore } from './paths.ts';
import { openShopStreet } from './shop-street.ts';
import { createStarter } from './starter.ts';

const starter = createStarter();
const { port, apiPort, progress, serve } = starter;
const [first = 'lt', ...others] = starter.brandKeys;
/** Where staff work; the web server serves it at a host of its own. */
const OFFICE = 'back-office';
const isBuilt = (project: string) => progress(`${project} is built`);

/** The prices of a million products take some minutes. */
const FIRST_PAGE_MS = 600_000;

/** Stack traces name the sources. */
const forApi = ({ NODE_OPTIONS = '', ...env }: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...env,
  NODE_OPTIONS: `--enable-source-maps ${NODE_OPTIONS}`.trim(),
});

/**
 * Eight brands with everything that is kept need about 150 MB. Without a limit the garbage collector starts at five times
 * that. No source maps: the first stack trace would read the whole map, 40 MB for as long as the process runs.
 */
const forWebServer = ({ NODE_OPTIONS = '', ...env }: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...env,
  // Includes brands that are not built yet: their pages report this.
  BRANDS: [first, ...others].join(','),
  // The C library would give each compressing thread its own heap and never free it: 25 MB.
  MALLOC_ARENA_MAX: '1',
  NODE_OPTIONS: `--max-semi-space-size=8 --max-old-space-size=240 ${NODE_OPTIONS}`.trim(),
});

/** A brand that cannot be built does not stop the others. */
const buildOthers = async () => {
  if (others.length === 0) return;
  progress(`building ${others.join(', ')} …`);
  await build(others, isBuilt).catch((error: Error) => progress(error.message));
};

await starter.run(async () => {
  const isEmulated = wantsEmulated(process.argv.slice(2));
  await starter.claimPorts();
  // A call of Nx takes a second. On a new machine this pays off: the API starts earlier and
  // gets its demo data while the brand is built. Later everything is cached.
  const isFresh = !isBuiltBefore(first);
  progress(`building the API, the web server and ${first} …`);
  const [databaseUrl] = await Promise.all([
    starter.openDatabase(),
    build(isFresh ? ['api', 'web-server'] : ['api', 'web-server', OFFICE, first], isBuilt),
  ]);

  const emulated = await emulateProviders(isEmulated, { apiPort, progress });
  starter.closeAtEnd(emulated.close);
  const street = await openShopStreet(process.env['LINK_READER'], progress);
  starter.closeAtEnd(street.close);
  const env = { ...starter.environment(databaseUrl), ...emulated.settings, ...street.settings };
  const standUp = async () => {
    serve('api', 'dist/apps/api/main.js', [], forApi(env));
    await untilAnswers(apiPort, '/readyz');
    await seedWhenEmpty(databaseUrl, progress);
  };
  const open = async () => {
    serve('web-server', 'dist/apps/web-server/main.js', [], forWebServer(env));
    await untilAnswers(port, '/', { host: `${first}.localhost:${port}`, patience: FIRST_PAGE_MS });
    progress(`http://${first}.localhost:${port} answers`);
  };
  if (isFresh) {
    await Promise.all([standUp(), build([first, OFFICE], isBuilt)]);
    await open();
    await buildOthers();
  } else await Promise.all([standUp().then(open), buildOthers()]);

  const addresses = [first, ...others].map((key) => `http://${key}.localhost:${port}`);
  progress(`the shop stands; what it mails is at http://${first}.localhost:${port}/dev/mailbox`);
  console.log(`\n${addresses.join('\n')}\n\nthe office: http://office.localhost:${port}\n`);
});
