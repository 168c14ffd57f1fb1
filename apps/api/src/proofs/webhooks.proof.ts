import { createHmac } from 'node:crypto';
import type { Placed } from '@shop/contracts/checkout';
import { signWebhook } from '@shop/commerce-payments/providers';
import { SIGNATURE_HEADER } from '@shop/commerce-payment-sandbox';
import { inParallel, row, type Proof } from './proof.ts';
import { createRandom, type Random } from '@shop/testing/random';
import { openShop, readBooks, type ShopFloor } from './shop-floor.ts';

type Post = {
  readonly reference: string;
  readonly body: string;
  readonly signature: string;
  readonly isGood: boolean;
  /** Correctly signed, but with an amount that does not match the payment. */
  readonly isOdd?: true;
};
type Ending = 'captured' | 'failed' | 'pending';

/** One payment for each fifty events. */
const EVENTS_EACH = 50;

const secretOf = (shop: ShopFloor): string => `sandbox:${shop.deps.secret}`;

/**
 * Thousands of events, duplicated, shuffled, late, forged, stale, tampered with and of wrong amounts: every payment
 * ends as its genuine events say, those with only false ones do not move, and wrong amounts go to staff.
 */
export const webhooks: Proof = async (size, tell) => {
  const shop = await openShop();
  try {
    const random = createRandom(20_261_121);
    const count = Math.max(3, Math.floor(size / EVENTS_EACH));
    const payments: { placed: Placed; ending: Ending; amount: number }[] = [];
    await inParallel(count, 8, async (at) => {
      const { slug, token, total } = await shop.readyToPlace();
      const { body } = await shop.place(slug, { token }, total, `webhook-key-${at}`);
      const ending = (['captured', 'failed', 'pending'] as const)[at % 3] ?? 'pending';
      payments.push({ placed: body, ending, amount: Math.round(total * 100) });
    });
    tell(`${payments.length} payments wait for their events`);
    const posts = random.shuffle(
      payments.flatMap(({ placed, ending, amount }) =>
        postsOf(shop, random, placed.payment_reference, ending, amount, Math.ceil(size / count)),
      ),
    );
    let accepted = 0;
    let falselyAccepted = 0;
    await inParallel(posts.length, 16, async (at) => {
      const post = posts[at];
      if (!post) return;
      const answer = await shop.app.inject({
        method: 'POST',
        url: '/api/webhooks/sandbox',
        headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: post.signature },
        payload: post.body,
      });
      if (answer.statusCode === 200 && post.isGood) accepted += 1;
      if (answer.statusCode === 200 && !post.isGood) falselyAccepted += 1;
    });
    const odd = posts.filter(({ isOdd }) => isOdd).map(({ reference }) => reference);
    const wrong = await endedWrongly(shop, payments, new Set(odd));
    const books = await readBooks(shop);
    const good = posts.filter(({ isGood }) => isGood).length;
    const paid = payments.filter(({ ending }) => ending === 'captured').length;
    return row(
      `${posts.length} webhooks doubled, shuffled, late, forged`,
      'the same end state, no false one accepted',
      `${accepted} of ${good} true ones heard, ${falselyAccepted} false ones accepted, ${wrong} payments ended wrongly, ${books.orders} orders for ${paid} paid`,
      accepted === good &&
        falselyAccepted === 0 &&
        wrong === 0 &&
        books.orders === paid &&
        books.mails === paid &&
        books.sold === paid,
    );
  } finally {
    await shop.close();
  }
};

const endedWrongly = async (
  shop: ShopFloor,
  payments: readonly { placed: Placed; ending: Ending }[],
  odd: ReadonlySet<string>,
): Promise<number> => {
  let wrong = 0;
  for (const { placed, ending } of payments) {
    const { state } = await shop.db
      .selectFrom('payment')
      .select('state')
      .where('reference', '=', placed.payment_reference)
      .executeTakeFirstOrThrow();
    const waiting = odd.has(placed.payment_reference) ? ['in_review'] : ['pending', 'authorised'];
    const wanted = ending === 'pending' ? waiting : [ending];
    if (!wanted.includes(state)) wrong += 1;
  }
  return wrong;
};

/** The events of one payment: each genuine one several times, among false ones. */
const postsOf = (
  shop: ShopFloor,
  random: Random,
  reference: string,
  ending: Ending,
  amount: number,
  count: number,
): Post[] => {
  const { now } = shop.clock;
  const secret = secretOf(shop);
  const event = (state: string, sum = amount) => {
    const id = `evt_${reference}_${state}_${sum}`;
    const payment = { ref: `sbx_${reference}`, reference, state, amount: sum, currency: 'EUR', reason: null };
    return JSON.stringify({ id, type: `payment.${state}`, created: now.toISOString(), payment });
  };
  const truth = [
    event('open'),
    event('processing'),
    ...(ending === 'captured' ? [event('captured')] : []),
    ...(ending === 'failed' ? [event('declined')] : []),
  ].map((body): Post => ({ reference, body, signature: signWebhook(secret, body, now), isGood: true }));
  const late = new Date(now.getTime() - 299_000);
  const stale = new Date(now.getTime() - 3_600_000);
  const lie = event('captured');
  const lies: (() => Post)[] = [
    () => ({ reference, body: lie, signature: signWebhook('another secret', lie, now), isGood: false }),
    () => ({ reference, body: lie, signature: signWebhook(secret, lie, stale), isGood: false }),
    () => ({
      reference,
      body: lie.replace('captured', 'captured '),
      signature: signWebhook(secret, event('open'), now),
      isGood: false,
    }),
    () => ({
      reference,
      body: lie,
      signature: `t=1,v1=${createHmac('sha256', 'x').update(lie).digest('hex')}`,
      isGood: false,
    }),
    () => ({ reference, body: lie, signature: '', isGood: false }),
    () => ({ reference, body: '{"id":', signature: signWebhook(secret, '{"id":', now), isGood: false }),
  ];
  const oddSum = (): Post => {
    const body = event('captured', amount + 1 + random.below(1000));
    return { reference, body, signature: signWebhook(secret, body, now), isGood: false, isOdd: true };
  };
  const oddCurrency = (): Post => {
    const body = event('captured').replace('"EUR"', '"USD"').replace('evt_', 'evt_usd_');
    return { reference, body, signature: signWebhook(secret, body, now), isGood: false, isOdd: true };
  };
  // A provider that declined a payment has not captured another amount for it.
  if (ending !== 'failed') lies.push(oddSum, oddCurrency);
  const posts = [...truth];
  while (posts.length < count) {
    const again = random.pick(truth);
    const signature = signWebhook(secret, again.body, random.isLucky(0.3) ? late : now);
    posts.push(random.isLucky(0.6) ? { ...again, signature } : random.pick(lies)());
  }
  return posts;
};
