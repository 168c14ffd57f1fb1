import path from 'node:path';
import { isTaken, untilAnswers } from './answers.ts';
import { build } from './build.ts';
import { brandKeys, ROOT } from './paths.ts';
import { prepareDatabase, seedWhenEmpty } from './prepare-database.ts';
import { createProgress } from './progress.ts';
import { endRunning } from './run-to-end.ts';
import { supervise, type Supervised } from './supervised.ts';

const port = Number(process.env['PORT'] ?? 4200);
const apiPort = Number(process.env['API_PORT'] ?? port + 1);
const [first = 'lt', ...others] = brandKeys(process.env['DEFAULT_BRAND'] ?? 'lt');
const logDir = path.resolve(process.env['SHOP_DATA_DIR'] ?? '.data', 'logs');
const progress = createProgress();

const servers: Supervised[] = [];
let closeDatabase = async () => {};
let isEnding = false;

/** Ends everything that was started, the outermost first: nobody is answered by half a shop. */
const end = async (code: number) => {
  if (isEnding) return;
  isEnding = true;
  endRunning();
  for (const server of servers.reverse()) await server.end();
  await closeDatabase();
  process.exit(code);
};
process.on('SIGINT', () => void end(0));
process.on('SIGTERM', () => void end(0));

const serve = (name: string, script: string, env: NodeJS.ProcessEnv) =>
  servers.push(supervise({ name, script: path.join(ROOT, script), env, logDir, progress }));

const start = async () => {
  for (const wanted of [port, apiPort])
    if (await isTaken(wanted))
      throw new Error(`Port ${wanted} is taken: end what listens there, or set PORT.`);

  progress(`building the API, the web server and ${first} …`);
  const [database] = await Promise.all([
    prepareDatabase(progress),
    build(['api', 'web-server', first], (project) => progress(`${project} is built`)),
  ]);
  closeDatabase = database.close;
  if (isEnding) return database.close();

  const env = {
    ...process.env,
    DATABASE_URL: database.url,
    PORT: String(port),
    WEB_PORT: String(port),
    API_PORT: String(apiPort),
    // Also those that are still being built.
    BRAND_SOURCES_DIR: path.join(ROOT, 'apps'),
  };
  serve('api', 'dist/apps/api/main.js', { LOG_LEVEL: 'warn', ...env });
  await untilAnswers(apiPort, '/healthz');
  serve('web-server', 'dist/apps/web-server/main.js', env);
  await seedWhenEmpty(database.url, progress);
  await untilAnswers(port, '/healthz');
  progress(`http://${first}.localhost:${port} answers`);

  if (others.length > 0) {
    progress(`building ${others.join(', ')} …`);
    // A brand that cannot be built leaves the others standing.
    await build(others, (project) => progress(`${project} is built`)).catch((error: Error) =>
      progress(error.message),
    );
  }
  const addresses = [first, ...others].map((key) => `http://${key}.localhost:${port}`);
  progress(
    `the shop stands; mails are in http://${first}.localhost:${port}/dev/mailbox\n\n${addresses.join('\n')}\n`,
  );
};

await start().catch(async (error: Error) => {
  if (isEnding) return;
  progress(error.message);
  await end(1);
});
