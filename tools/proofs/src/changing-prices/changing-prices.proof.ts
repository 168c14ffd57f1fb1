import { setTimeout as sleep } from 'node:timers/promises';
import { createDatabase, type Database } from '@shop/database';
import { createRandom, type Random } from '@shop/testing/random';
import { createFaults } from '../faults.ts';
import { marketsFor, type Market } from '../one-price/markets.ts';
import { isLeft } from '../one-price/place.ts';
import { readProducts, readTerms } from '../one-price/shop-facts.ts';
import type { ProofRow } from '../proof-row.ts';
import { cardsOf } from '../shown/cards.ts';
import type { OpenedShop } from '../shop/open-shop.ts';
import { createVisitor } from '../shop/visitor.ts';
import { buy, type Purchases } from './buy.ts';
import { changeShop, stockUp } from './change-shop.ts';
import { createHistory, type Bought } from './history.ts';
import { createReaders, LISTING, type Reading } from './readers.ts';

/** The products that are bought and whose prices change. */
const PRODUCTS = 6;
const BUYERS = 2;
const LONGEST_PAUSE_MS = 2_000;
/** A rate changes the prices of all markets; other work of the machine must not fail the proof. */
const SETTLES_WITHIN_MS = 120_000;
const LOOK_MS = 500;
const ALL = 1_000_000;

const pause = (random: Random) => sleep(random.below(LONGEST_PAUSE_MS));

/** The first cards of the listing, which all readers read. */
const chooseSlugs = async (port: number, { brand }: Market): Promise<string[]> => {
  const cards = cardsOf(await createVisitor(port, brand).page(LISTING));
  return cards
    .filter(({ byOther }) => byOther !== undefined)
    .slice(0, PRODUCTS)
    .map(({ slug }) => slug);
};

const begin = async (db: Database, port: number) => {
  const [market] = marketsFor(1);
  if (!market) throw new Error('There is no market.');
  const slugs = await chooseSlugs(port, market);
  await stockUp(db, slugs);
  const now = new Date();
  const terms = {
    air: await readTerms(db, market, 'air', now),
    sea: await readTerms(db, market, 'sea', now),
  };
  const history = createHistory(terms, await readProducts(db, ALL));
  const reading: Reading = { port, market, history, slugs, faults: createFaults() };
  const bought = slugs.flatMap((slug): Bought[] => {
    const one = history.last(slug).find(isLeft);
    return one ? [{ slug, id: one.id }] : [];
  });
  return { reading, bought, readers: await createReaders(reading, bought.slice(0, 2)) };
};

type Begun = Awaited<ReturnType<typeof begin>>;

/** Waits until every page shows the last prices. */
const untilSettled = async ({ reading, bought }: Begun): Promise<void> => {
  reading.history.settle();
  const giveUpAt = Date.now() + SETTLES_WITHIN_MS;
  for (;;) {
    const faults = createFaults();
    const readers = await createReaders({ ...reading, faults }, bought.slice(0, 2));
    for (const read of readers) await read();
    if (faults.wrong === 0) return;
    if (Date.now() > giveUpAt) {
      for (const fault of faults.shown) reading.faults.expect('in the end', fault, '');
      return;
    }
    await sleep(LOOK_MS);
  }
};

/** Readers and buyers that run until they are stopped. */
const startLoad = ({ reading, bought, readers }: Begun, db: Database) => {
  const counts: Purchases = { placed: 0, refused: 0 };
  let isOver = false;
  const read = async (one: () => Promise<void>) => {
    while (!isOver) await one();
  };
  const shop = async (at: number) => {
    const random = createRandom(at);
    for (let turn = 0; !isOver; turn += 1)
      await buy(reading, {
        ...{ db, counts, place: `10.3.${at}.${turn % 250}` },
        method: random.pick(['air', 'sea'] as const),
        bought: [random.pick(bought)],
        hesitate: () => pause(random),
      });
  };
  const work = [...readers.map(read), ...Array.from({ length: BUYERS }, (_, at) => shop(at))];
  // One failure ends the others; `stop` reports it.
  const all = Promise.all(work).finally(() => (isOver = true));
  all.catch(() => {});
  return {
    counts,
    hasFailed: () => isOver,
    stop: async () => {
      isOver = true;
      await all;
    },
  };
};

/** The price changes between showing and pressing its button. */
const buyLate = async (begun: Begun, db: Database, counts: Purchases): Promise<void> => {
  const { reading, bought } = begun;
  const [one] = bought;
  if (!one) throw new Error('There is nothing to buy.');
  const changed = { ...reading, db, slugs: [one.slug], random: createRandom(0) };
  let isChanged = false;
  await buy(reading, {
    ...{ db, counts, method: 'air', bought: [one], place: '10.3.9.1' },
    hesitate: async () => {
      if (!isChanged) await changeShop(changed, 0);
      isChanged = true;
    },
  });
  reading.faults.expect('an order of a price that changed is refused', counts.refused > 0, true);
};

/**
 * Prices, tariffs and rates change under load: every listing, page and cart shows one moment of the shop, and every order
 * is charged the amount on its button, or refused with the changes.
 */
export const changingPrices = async (
  size: number,
  tell: (progress: string) => void,
  shop: OpenedShop,
): Promise<ProofRow> => {
  const db = createDatabase(shop.databaseUrl, { poolSize: 4 });
  try {
    const begun = await begin(db, shop.port);
    const { reading } = begun;
    const { faults } = reading;
    await untilSettled(begun);
    const random = createRandom(size);
    const load = startLoad(begun, db);
    for (let at = 0; at < size && !load.hasFailed(); at += 1) {
      await pause(random);
      const change = await changeShop({ ...reading, db, random }, at);
      tell(`${at + 1} changes, the last of a ${change}; ${faults.compared.toLocaleString('en')} compared`);
    }
    await pause(random);
    await load.stop();
    await buyLate(begun, db, load.counts);
    await untilSettled(begun);
    const { placed, refused } = load.counts;
    return {
      what: `${size} changes of prices, tariffs and rates under load`,
      wanted: 'each listing, page and cart of one moment; charges as on the button',
      found: `${faults.compared.toLocaleString('en')} compared, ${faults.wrong} differ; ${placed} orders placed, ${refused} refused with what changed`,
      holds: faults.wrong === 0 && faults.compared > 0 && placed > 0,
      faults: faults.shown,
    };
  } finally {
    await db.destroy();
  }
};
