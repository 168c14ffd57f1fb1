import { parseArgs } from 'node:util';
import { createDatabase, openDatabase, systemClock } from '@shop/database';
import { findAuditEvents, parseSince, toAuditLine } from '@shop/commerce-kit/audit-reading';
import { createAuditRows } from '@shop/commerce-kit/audit-row';
import { readEnv } from '../env.ts';

/** `npm run audit -- --since 24h --event login. --actor client:17 --subject order:5 --ip 203.0.113.7 --limit 500` */
const { values } = parseArgs({
  options: {
    since: { type: 'string', default: '24h' },
    event: { type: 'string' },
    actor: { type: 'string' },
    subject: { type: 'string' },
    ip: { type: 'string' },
    limit: { type: 'string', default: '200' },
    json: { type: 'boolean', default: false },
  },
});

const env = readEnv(process.env);
const opened = await openDatabase({ DATABASE_URL: env.databaseUrl, SHOP_DATA_DIR: env.dataDir });
const db = createDatabase(opened.url, { poolSize: 1 });
try {
  const { since, ip, limit, json, ...asked } = values;
  const events = await findAuditEvents(db, {
    ...asked,
    since: parseSince(since, systemClock()),
    limit: Number(limit),
    ...(ip && { place: createAuditRows(env.secret).placeOf(ip) }),
  });
  for (const event of events) console.log(json ? JSON.stringify(event) : toAuditLine(event));
  if (events.length === 0) console.error('No such events.');
} finally {
  await db.destroy();
  await opened.close();
}
