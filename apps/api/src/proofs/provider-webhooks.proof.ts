import type { Placed } from '@shop/contracts/checkout';
import { createRandom, type Random } from '@shop/testing/random';
import type { SentWebhook } from '../testing/tills/till.ts';
import { inParallel, row, type TillProof } from './proof.ts';
import { placeOne } from './place-one.ts';
import { bookFaults } from './provider-books.ts';
import { openShop, readBooks, type ShopFloor } from './shop-floor.ts';

/** The outcome of a payment at the provider, and its state in the shop once the webhooks have arrived. */
const ENDINGS = {
  paid: ['captured'],
  refused: ['failed', 'cancelled'],
  left: ['pending', 'authorised'],
  odd: ['in_review'],
} as const;
type Ending = keyof typeof ENDINGS;
const NAMES: readonly Ending[] = ['paid', 'refused', 'left', 'odd'];

type Begun = { readonly placed: Placed; readonly ending: Ending };
type Post = { readonly webhook: SentWebhook; readonly isGood: boolean };

/** One payment for each fifty events. */
const EVENTS_EACH = 50;

const end = async ({ till }: ShopFloor, { placed, ending }: Begun): Promise<void> => {
  if (ending === 'paid') await till.pay(placed);
  if (ending === 'refused') await till.refuse(placed);
  if (ending === 'odd') await till.payOddly(placed, 'less');
};

/** Each genuine webhook several times among forged ones, in any order. */
const postsOf = async ({ till }: ShopFloor, size: number, random: Random): Promise<Post[]> => {
  const genuine = await till.webhooks();
  const forgeries = Object.values(await till.forgeries());
  const posts = genuine.map((webhook): Post => ({ webhook, isGood: true }));
  while (posts.length < size) {
    const webhook = random.pick(genuine);
    if (random.isLucky(0.6)) posts.push({ webhook, isGood: true });
    else
      posts.push({
        webhook: await random.pick(forgeries)(webhook, random.below(100)),
        isGood: false,
      });
  }
  return random.shuffle(posts);
};

const statesOf = async ({ db }: ShopFloor): Promise<ReadonlyMap<string, string>> => {
  const rows = await db.selectFrom('payment').select(['reference', 'state']).execute();
  return new Map(rows.map(({ reference, state }) => [reference, state]));
};

/** A different sum is answered with 422: the shop has received it, and staff review it. */
const HEARD = [200, 422];
const ACCEPTED = 200;

/**
 * Thousands of webhooks as the provider sends them, duplicated, shuffled and mixed with forged ones: every payment has
 * the provider's state, no forged one is accepted, and both books are equal.
 */
export const providerWebhooks: TillProof = (till) => async (size, tell) => {
  const shop = await openShop(till);
  try {
    const random = createRandom(20_261_125);
    const begun: Begun[] = [];
    await inParallel(Math.max(NAMES.length, Math.floor(size / EVENTS_EACH)), 8, async (at) => {
      const { placed } = await placeOne(shop, `webhook-key-${at}`);
      const one = { placed, ending: NAMES[at % NAMES.length] ?? 'left' };
      await end(shop, one);
      begun.push(one);
    });
    const posts = await postsOf(shop, size, random);
    tell(`${posts.length} webhooks for ${begun.length} payments`);
    const count = { heard: 0, falselyAccepted: 0 };
    await inParallel(posts.length, 16, async (at) => {
      const post = posts[at];
      if (!post) return;
      const status = await shop.hear(post.webhook);
      if (post.isGood && HEARD.includes(status)) count.heard += 1;
      if (!post.isGood && status === ACCEPTED) count.falselyAccepted += 1;
    });
    const states = await statesOf(shop);
    const wrong = begun.filter(
      ({ placed, ending }) =>
        !ENDINGS[ending].some((state) => state === states.get(placed.payment_reference)),
    );
    const good = posts.filter(({ isGood }) => isGood).length;
    const paid = begun.filter(({ ending }) => ending === 'paid').length;
    const books = await readBooks(shop);
    const faults = await bookFaults(shop);
    return row(
      `${posts.length} webhooks of ${shop.till.id} doubled, shuffled, forged`,
      'every payment in the provider’s state, no forged one accepted, books equal',
      `${count.heard} of ${good} true ones heard, ${count.falselyAccepted} false ones accepted, ${wrong.length} payments ended wrongly, ${books.orders} orders for ${paid} paid, ${faults.length} differences of the books`,
      count.heard === good &&
        count.falselyAccepted === 0 &&
        wrong.length === 0 &&
        faults.length === 0 &&
        [books.orders, books.mails, books.sold].every((found) => found === paid),
    );
  } finally {
    await shop.close();
  }
};
