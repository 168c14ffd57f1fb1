import { sql } from '@shop/database';
import { checkoutContract } from '@shop/contracts/checkout';
import { judge } from './judge.ts';
import { inParallel, row, type TillProof } from './proof.ts';
import { createRandom } from '@shop/testing/random';
import { bookFaults } from './provider-books.ts';
import { settleAll } from './settle-all.ts';
import { openShop, readBooks, type ShopFloor } from './shop-floor.ts';

const pause = (turns: number) => new Promise<void>((resolve) => setTimeout(resolve, turns));

/** About as long as a purchase takes under concurrent load. */
const LONGEST_PAUSE_MS = 400;

/** The concurrent actions on one checkout, in random order. */
const race = async (shop: ShopFloor, seed: number): Promise<string> => {
  const random = createRandom(seed);
  const { slug, token, total } = await shop.readyToPlace();
  const pay = async () => {
    const placed = await shop.place(slug, { token }, total, `race-${seed}`);
    if (placed.status !== 200) return;
    await pause(random.below(6));
    await Promise.all([
      shop.pay(placed.body),
      random.isLucky(0.5) ? shop.verify(placed.body.payment_reference, { token }) : undefined,
    ]);
    await shop.verify(placed.body.payment_reference, { token });
  };
  const invalidate = () =>
    shop.call(checkoutContract.invalidate, { token, params: { slug }, body: { slug, language_id: 1 } });
  const expire = async () => {
    // The clock of this one session runs out, and the duty that ends such sessions runs.
    await sql`update checkout_session set expires_at = ${new Date(shop.clock.now.getTime() - 1)}
      where slug = ${slug} and state = 'live'`.execute(shop.db);
    await shop.openStep(slug, { token }, 5);
  };
  const another = shop.till.method === 2 ? 1 : 2;
  const walkAway = () => shop.choose(slug, { token }, { payment_processor_id: another });
  // Paying takes several calls, so the other actions are spread over its whole duration.
  const against = [invalidate, expire, walkAway].filter(() => random.isLucky(0.4));
  const late = async (act: () => Promise<unknown>) => {
    await pause(random.below(LONGEST_PAUSE_MS));
    await act();
  };
  await Promise.all([pause(random.below(10)).then(pay), ...against.map(late)]);
  return slug;
};

/** Paying, invalidating and expiry at once: paid or released, never both, never neither. */
export const interleavings: TillProof = (till) => async (size, tell) => {
  const shop = await openShop(till);
  try {
    const slugs: string[] = [];
    await inParallel(size, 6, async (at) => {
      slugs.push(await race(shop, at + 1));
      if (slugs.length % 200 === 0) tell(`${slugs.length} raced`);
    });
    await settleAll(shop);
    const verdicts = { paid: 0, released: 0, torn: 0 };
    for (const slug of slugs) verdicts[await judge(shop.db, slug)] += 1;
    const books = await readBooks(shop);
    const faults = await bookFaults(shop);
    return row(
      `${size} interleavings of pay, invalidate and expiry, by ${shop.till.id}`,
      'paid or released, never both',
      `${verdicts.paid} paid, ${verdicts.released} released, ${verdicts.torn} torn between; ${books.charges} charges, ${faults.length} differences of the books`,
      verdicts.torn === 0 &&
        verdicts.paid > 0 &&
        verdicts.released > 0 &&
        books.charges === verdicts.paid &&
        books.mails === verdicts.paid &&
        faults.length === 0,
    );
  } finally {
    await shop.close();
  }
};
