import { catalogueContract } from '@shop/contracts/catalogue';
import { createWholeShop, type WholeShop } from '../testing/whole-shop.ts';
import { row, type Proof } from './proof.ts';

const MOST_MS = 1_000;
const GIVE_UP_MS = 20_000;
const ASK_EVERY_MS = 5;
const DOLLAR = 10_000;
/** The shirt that every test purchase buys. */
const SHIRT = 3;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The delivered prices of all cards, as one text. */
const shownPrices = async ({ call }: WholeShop): Promise<string> => {
  const { body } = await call(catalogueContract.listing, {
    body: { locale: 'en', params: {}, categoryId: null, limit: 48, offset: 0 },
  });
  return JSON.stringify(
    body.items.map(({ slug, delivered }) => [slug, delivered.air.total, delivered.sea.total]),
  );
};

/** Milliseconds from the end of the transaction that changed a price until a listing shows another one. */
const timeOfChange = async (shop: WholeShop, dollars: number): Promise<number> => {
  const before = await shownPrices(shop);
  await shop.db
    .updateTable('product_variant')
    .set({ price: dollars * DOLLAR })
    .where('id', '=', SHIRT)
    .execute();
  const began = performance.now();
  for (;;) {
    const took = performance.now() - began;
    if ((await shownPrices(shop)) !== before || took > GIVE_UP_MS) return performance.now() - began;
    await pause(ASK_EVERY_MS);
  }
};

/** Prices that are committed one after the other, until each is seen in a listing, by the shop's own jobs. */
export const changedPrice: Proof = async (size, tell) => {
  const shop = await createWholeShop({ runsJobs: true });
  try {
    await shop.deps.changes.start();
    await shownPrices(shop);
    const times: number[] = [];
    for (let change = 0; change < size; change += 1) {
      times.push(await timeOfChange(shop, 60 + (change % 40)));
      if (change % 20 === 0) tell(`${change} changes`);
    }
    const sorted = times.toSorted((one, other) => one - other).map(Math.round);
    const middle = sorted[Math.floor(sorted.length / 2)] ?? 0;
    const longest = sorted.at(-1) ?? Infinity;
    return row(
      `${size} changed prices, each until a listing shows what it comes to at the door`,
      `each within ${MOST_MS} ms`,
      `middle ${middle} ms, longest ${longest} ms`,
      longest <= MOST_MS,
    );
  } finally {
    await shop.close();
  }
};
