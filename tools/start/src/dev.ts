import { watch } from 'node:fs';
import path from 'node:path';
import { untilAnswers } from './wait-for-server.ts';
import { build } from './build.ts';
import { ROOT } from './paths.ts';
import { seedWhenEmpty } from './prepare-database.ts';
import { runToEnd } from './run-to-end.ts';
import { openShopStreet } from './shop-street.ts';
import { createStarter } from './starter.ts';
import type { Supervised } from './supervise-server.ts';

const BUNDLE = path.join(ROOT, 'dist/apps/api');
/** A build writes several files; they cause one restart. */
const QUIET_MS = 150;

const starter = createStarter();
const { port, apiPort, progress, serve } = starter;
const key = process.argv[2] ?? starter.brandKeys[0] ?? 'lt';

/** Rebuilds the API after every change of its sources, and restarts it. */
const rebuildWithChanges = (api: Supervised) => {
  const args = ['tools/build/src/build-server.ts', 'api', '--watch'];
  runToEnd(process.execPath, args, { onLine: (line) => progress(`api: ${line}`) }).catch((error: Error) =>
    progress(error.message),
  );
  let pending: NodeJS.Timeout | undefined;
  // The watcher starts with a build that changes nothing.
  let isFirst = true;
  watch(BUNDLE, (_event, file) => {
    if (file !== 'main.js') return;
    clearTimeout(pending);
    pending = setTimeout(() => {
      if (!isFirst) {
        progress('the API is started anew');
        api.restart();
      }
      isFirst = false;
    }, QUIET_MS);
  });
};

await starter.run(async () => {
  await starter.claimPorts();
  const [databaseUrl] = await Promise.all([starter.openDatabase(), build(['api'])]);
  const street = await openShopStreet(process.env['LINK_READER'], progress);
  starter.closeAtEnd(street.close);
  const env = { ...starter.environment(databaseUrl), ...street.settings };
  const api = serve('api', 'dist/apps/api/main.js', [], { ...env, CHECK_ANSWERS: '1' });
  await untilAnswers(apiPort, '/readyz');
  rebuildWithChanges(api);
  await seedWhenEmpty(databaseUrl, progress);
  serve('web-server', 'apps/web-server/src/dev.ts', [key], env);
  await untilAnswers(port, '/', { host: `${key}.localhost:${port}` });
  progress(`${key} is at http://${key}.localhost:${port} and follows your changes`);
});
