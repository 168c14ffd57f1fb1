import { untilAnswers } from './answers.ts';
import { build } from './build.ts';
import { seedWhenEmpty } from './prepare-database.ts';
import { isBuiltBefore } from './paths.ts';
import { createStarter } from './starter.ts';

const starter = createStarter();
const { port, apiPort, progress, serve } = starter;
const [first = 'lt', ...others] = starter.brandKeys;
const isBuilt = (project: string) => progress(`${project} is built`);

/** Eight brands live in some 90 MB. Without a limit the collector lets five times that lie before it looks. */
const forWebServer = ({ NODE_OPTIONS = '', ...env }: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...env,
  // Also those that are not built yet: their addresses say so.
  BRANDS: [first, ...others].join(','),
  // The C library would give each thread that compresses a heap of its own, and give none back: 25 MB.
  MALLOC_ARENA_MAX: '1',
  NODE_OPTIONS: `--max-semi-space-size=8 --max-old-space-size=200 ${NODE_OPTIONS}`.trim(),
});

/** A brand that cannot be built leaves the others standing. */
const buildOthers = async () => {
  if (others.length === 0) return;
  progress(`building ${others.join(', ')} …`);
  await build(others, isBuilt).catch((error: Error) => progress(error.message));
};

await starter.run(async () => {
  await starter.claimPorts();
  // Asking Nx costs a second each time. On a fresh machine the wait is worth an earlier API, which
  // is filled with demo data while the brand is being built; later all of it lies in the cache.
  const isFresh = !isBuiltBefore(first);
  progress(`building the API, the web server and ${first} …`);
  const [databaseUrl] = await Promise.all([
    starter.openDatabase(),
    build(isFresh ? ['api', 'web-server'] : ['api', 'web-server', first], isBuilt),
  ]);

  const env = starter.environment(databaseUrl);
  const standUp = async () => {
    serve('api', 'dist/apps/api/main.js', [], env);
    await untilAnswers(apiPort, '/readyz');
    await seedWhenEmpty(databaseUrl, progress);
  };
  const open = async () => {
    serve('web-server', 'dist/apps/web-server/main.js', [], forWebServer(env));
    await untilAnswers(port, '/', { host: `${first}.localhost:${port}` });
    progress(`http://${first}.localhost:${port} answers`);
  };
  if (isFresh) {
    await Promise.all([standUp(), build([first], isBuilt)]);
    await open();
    await buildOthers();
  } else await Promise.all([standUp().then(open), buildOthers()]);

  const addresses = [first, ...others].map((key) => `http://${key}.localhost:${port}`);
  progress(`the shop stands; what it mails is at http://${first}.localhost:${port}/dev/mailbox`);
  console.log(`\n${addresses.join('\n')}\n`);
});
