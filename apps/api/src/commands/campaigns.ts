import { parseArgs } from 'node:util';
import { createDatabase, openDatabase, systemClock } from '@shop/database';
import { parseSince } from '@shop/commerce-kit/audit-reading';
import { sumVisits } from '@shop/commerce-campaigns';
import { readEnv } from '../env.ts';

/** `npm run campaigns -- --since 30d`: visits by brand, source, medium and campaign. */
const { values } = parseArgs({ options: { since: { type: 'string', default: '30d' } } });

const env = readEnv(process.env);
const opened = await openDatabase({ DATABASE_URL: env.databaseUrl, SHOP_DATA_DIR: env.dataDir });
const db = createDatabase(opened.url, { poolSize: 1 });
try {
  const since = parseSince(values.since, systemClock()).toISOString().slice(0, 10);
  const sums = await sumVisits(db, since);
  for (const { brand, source, medium, campaign, visits } of sums)
    console.log(
      [brand, String(visits).padStart(7), ...[source, medium, campaign].map((word) => word || '–')].join(
        '  ',
      ),
    );
  if (sums.length === 0) console.error(`No visits from campaigns since ${since}.`);
} finally {
  await db.destroy();
  await opened.close();
}
