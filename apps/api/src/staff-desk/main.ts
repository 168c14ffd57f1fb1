import os from 'node:os';
import { createDatabase, openDatabase, systemClock } from '@shop/database';
import { readEnv } from '../env.ts';
import { keepFactorKey } from '../factor-key.ts';
import { runStaffDesk } from './run-staff-desk.ts';

/** `npm run staff -- list`: works on the shop's database, whether the shop is running or not. */
const env = readEnv(process.env);
const opened = await openDatabase({ DATABASE_URL: env.databaseUrl, SHOP_DATA_DIR: env.dataDir });
const db = createDatabase(opened.url, { poolSize: 1 });
try {
  const factorKey = env.factorKey ?? (await keepFactorKey(env.dataDir));
  const desk = { db, clock: systemClock, factorKey };
  const { text, exitCode } = await runStaffDesk(desk, os.userInfo().username, process.argv.slice(2));
  process.stdout.write(`${text}\n`);
  process.exitCode = exitCode;
} finally {
  await db.destroy();
  await opened.close();
}
