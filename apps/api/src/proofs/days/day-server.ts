import path from 'node:path';
import { syncBrands } from '@shop/commerce-kit/brand-sync';
import { findSourceBrands } from '@shop/commerce-kit/found-brands';
import { createIdleJobs } from '@shop/commerce-jobs';
import { createMail } from '@shop/commerce-mail';
import { createApiDeps } from '../../api-deps.ts';
import { buildApp } from '../../app.ts';
import { readEnv } from '../../env.ts';

/** The API at the time that the process which started it names, without duties of its own: it may be killed. */
const clock = { now: new Date(Number(process.env['DAY_NOW'])) };
process.once('disconnect', () => process.exit());
process.on('message', (now: number) => {
  clock.now = new Date(now);
  process.send?.({ now });
});

const env = readEnv(process.env);
const { deps } = await createApiDeps(env, () => clock.now);
const { db, brands, log } = deps;
await syncBrands(db, await findSourceBrands(path.resolve(import.meta.dirname, '../../../../..')));
await brands.refresh();
const jobs = createIdleJobs();
const app = await buildApp({
  ...deps,
  jobs,
  mail: createMail({ db, jobs, brands, log, from: 'shop@test.example', clock: deps.clock }),
  runsDuties: false,
  limitsCalls: false,
  patience: { provider: Number(process.env['DAY_PROVIDER_MS']) },
});
await app.listen({ port: 0, host: '127.0.0.1' });
const address = app.server.address();
process.send?.({ port: typeof address === 'object' ? address?.port : 0 });
