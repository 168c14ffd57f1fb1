import { flushCompileCache } from 'node:module';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createInvoices } from '@shop/commerce-invoices';
import { syncBrands } from '@shop/commerce-kit/brand-sync';
import { findSourceBrands } from '@shop/commerce-kit/found-brands';
import { createTariffs } from '@shop/commerce-tariff';
import { createApiDeps } from '../api-deps.ts';
import { readEnv } from '../env.ts';

/**
 * Writes due documents until the process that started it ends, or kills itself when its clock is read for the
 * KILL_AT_TICK-th time: before a number is taken, between number and document, or before the commit.
 */
const killAt = Number(process.env['KILL_AT_TICK'] ?? Infinity);
process.once('disconnect', () => process.exit());

const { deps } = await createApiDeps(readEnv(process.env));
const { db, brands, log } = deps;
await syncBrands(db, await findSourceBrands(path.resolve(import.meta.dirname, '../../../..')));
await brands.refresh();

let ticks = 0;
const clock = (): Date => {
  ticks += 1;
  if (ticks >= killAt) process.kill(process.pid, 'SIGKILL');
  return deps.clock();
};
const tariffs = createTariffs({ db, clock: deps.clock });
const { issue } = createInvoices({ db, clock, brands, tariffs, log });
// A killed process writes no cache of compiled code at its end.
flushCompileCache();
process.send?.('ready');
for (;;) if ((await issue()) === 0) await wait(20);
