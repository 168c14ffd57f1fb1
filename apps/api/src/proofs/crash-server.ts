import { flushCompileCache } from 'node:module';
import path from 'node:path';
import { buildApp } from '../app.ts';
import { createApiDeps } from '../api-deps.ts';
import { syncBrands } from '@shop/commerce-kit/brand-sync';
import { findSourceBrands } from '@shop/commerce-kit/found-brands';
import { createIdleJobs } from '@shop/commerce-jobs';
import { createMail } from '@shop/commerce-mail';
import type { CrashPoint } from '@shop/commerce-payments';
import { readEnv } from '../env.ts';

/**
 * The API, which kills its own process at the point that CRASH_AT names. It sends its port to the process that started
 * it.
 */
const crashAt = process.env['CRASH_AT'];
const crash = (point: CrashPoint): void => {
  if (point === crashAt) process.kill(process.pid, 'SIGKILL');
};

// A proof that ran out of time has not ended it, and the test run would wait for its open output.
process.once('disconnect', () => process.exit());

const { deps } = await createApiDeps(readEnv(process.env));
const { db, brands, log, clock } = deps;
await syncBrands(db, await findSourceBrands(path.resolve(import.meta.dirname, '../../..')));
await brands.refresh();
const jobs = createIdleJobs();
const app = await buildApp({
  ...deps,
  jobs,
  mail: createMail({ db, jobs, brands, log, from: 'shop@test.example', clock }),
  crash,
  runsDuties: false,
  patience: { paymentWindow: Number(process.env['PAYMENT_WINDOW_MS']) },
});
// A killed process writes no cache of compiled code at its end.
flushCompileCache();
await app.listen({ port: 0, host: '127.0.0.1' });
const address = app.server.address();
process.send?.({ port: typeof address === 'object' ? address?.port : 0 });
