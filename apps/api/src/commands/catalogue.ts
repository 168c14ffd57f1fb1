import { readPriceState } from '@shop/commerce-prices';
import { createDatabase, openDatabase, systemClock } from '@shop/database';
import { priceLines } from './price-lines.ts';

/** `npm run catalogue -- prices`: which delivered prices are shown, how old they are, and what waits. */
const [asked] = process.argv.slice(2);
if (asked !== 'prices') throw new Error('Say what to show: npm run catalogue -- prices');

const opened = await openDatabase(process.env);
const db = createDatabase(opened.url, { poolSize: 1 });
try {
  for (const line of priceLines(await readPriceState(db), systemClock())) console.log(line);
} finally {
  await db.destroy();
  await opened.close();
}
