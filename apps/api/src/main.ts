import { createEndOfService, readOrEnd } from '@shop/outbound/serving';
import { buildPreparedApp } from './app.ts';
import { createApiDeps } from './api-deps.ts';
import { nameStandIns } from '@shop/commerce-kit/stand-in-trackers';
import { syncBrands } from '@shop/commerce-kit/brand-sync';
import { findBuiltBrands, findSourceBrands } from '@shop/commerce-kit/found-brands';
import { readEnv } from './env.ts';

const env = readOrEnd(() => readEnv(process.env));
const { deps, close } = await createApiDeps(env);

const brands = env.brandSourcesDir
  ? await findSourceBrands(env.brandSourcesDir)
  : await findBuiltBrands(env.brandsDir);
await syncBrands(deps.db, brands);
if (!env.isProduction) await nameStandIns(deps.db);
await deps.brands.refresh();
await deps.changes.start();

const service = createEndOfService({ drainMs: env.drainWait });
const app = await buildPreparedApp({ ...deps, isEnding: service.isEnding });
if (env.runsJobs) await deps.jobs.start();
// With a shared port a new process can listen before this one has answered its last request.
const address = { port: env.port, host: env.host, reusePort: process.platform === 'linux' };
await app.listen(address);
service.listenForSignals(app, close);
