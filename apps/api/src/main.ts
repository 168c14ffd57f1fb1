import { readOrEnd } from '@shop/outbound/serving';
import { buildPreparedApp } from './app.ts';
import { createApiDeps } from './api-deps.ts';
import { syncBrands } from '@shop/commerce-kit/brand-sync';
import { findBuiltBrands, findSourceBrands } from '@shop/commerce-kit/found-brands';
import { readEnv } from './env.ts';

const env = readOrEnd(() => readEnv(process.env));
const { deps, close } = await createApiDeps(env);

const brands = env.brandSourcesDir
  ? await findSourceBrands(env.brandSourcesDir)
  : await findBuiltBrands(env.brandsDir);
await syncBrands(deps.db, brands);
await deps.brands.refresh();
await deps.changes.start();

const app = await buildPreparedApp(deps);
if (env.runsJobs) await deps.jobs.start();
// With a shared port a new process can listen before this one has answered its last request.
const address = { port: env.port, host: env.host, reusePort: process.platform === 'linux' };
await app.listen(address);

let isEnding = false;
const end = async () => {
  if (isEnding) return;
  isEnding = true;
  await app.close();
  await close();
  process.exit(0);
};
process.on('SIGTERM', () => void end());
process.on('SIGINT', () => void end());
