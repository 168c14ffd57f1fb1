import type { CheckoutAnswer, Generated } from '@shop/contracts/checkout';
import type { Database } from '@shop/database';
import { CHECKOUT_STEP } from '@shop/domain/checkout-step';
import { cheapestCourier } from '../one-price/check-checkout.ts';
import type { Method } from '../one-price/markets.ts';
import { readReviewPage, type ShownReview } from '../shown/review-page.ts';
import { createVisitor, type Visitor } from '../shop/visitor.ts';
import type { Bought } from './history.ts';
import type { Reading } from './readers.ts';

const BY_CARD = 1;
const CENT = 100;

/** A guest goes as far as the page with the button. */
const goToReview = async (
  { market }: Reading,
  guest: Visitor,
  { method, bought }: { method: Method; bought: readonly Bought[] },
): Promise<string> => {
  for (const { id } of bought) await guest.call('POST', '/api/cart/add', { variant_id: id, quantity: 1 });
  const { slug } = await guest.call<Generated>('GET', '/api/checkout/generate');
  const about = { slug, language_id: 1 };
  const { countryId: country, place } = market;
  const opened = await guest.call<CheckoutAnswer>('POST', `/api/checkout/fetch/${slug}`, {
    ...{ ...about, step: CHECKOUT_STEP.shipping, country },
  });
  await guest.call('POST', `/api/checkout/shipping/${slug}`, {
    ...{ ...about, shipping: method, email: 'changes@shopper.example' },
    ...cheapestCourier(opened.checkout),
    address: {
      ...{ id: 0, first_name: 'Rasa', last_name: 'Petraitė', first_address: 'Pilies 5-12' },
      ...{ ...place, country_id: country },
    },
  });
  await guest.call('POST', `/api/checkout/payment/${slug}`, {
    ...{ ...about, payment_processor_id: BY_CARD, option: null, use_balance: false },
  });
  return slug;
};

/** The stored purchase: the order, the payment, the sum requested from the provider; nothing before it is placed. */
const readCharged = async (db: Database, slug: string): Promise<readonly number[]> => {
  const rows = await db
    .selectFrom('payable')
    .innerJoin('payment', 'payment.payable_id', 'payable.id')
    .innerJoin('quote', 'quote.id', 'payment.quote_id')
    .leftJoin('sandbox_payment', 'sandbox_payment.reference', 'payment.reference')
    .select(['payable.amount as due', 'quote.total', 'payment.amount', 'payment.charged_amount'])
    .select('sandbox_payment.amount as asked')
    .where('payable.slug', '=', slug)
    .execute();
  return rows.flatMap(({ due, total, amount, charged_amount, asked }) =>
    [due, total, amount, charged_amount, asked ?? 0].map((each) => each / CENT),
  );
};

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);

const judgeReview = ({ faults }: Reading, { button, total, rows }: ShownReview): void => {
  faults.expect('review, sum of the rows', sum(rows), total);
  faults.expect('review, its button', button, total);
};

/** Refused: nothing was charged, and the page states what changed, from what to what. */
const judgeRefusal = async (
  { faults }: Reading,
  { charged, before, now }: { charged: readonly number[]; before: ShownReview; now: ShownReview },
) => {
  faults.expect('refused, charged', charged.length, 0);
  faults.expect('refused, says what changed', now.changes.length > 0, true);
  faults.expect('refused, another amount on the button', now.button !== before.button, true);
};

export type Purchases = { placed: number; refused: number };

type Purchase = {
  readonly db: Database;
  readonly method: Method;
  readonly bought: readonly Bought[];
  readonly place: string;
  /** Between showing the button and pressing it. */
  readonly hesitate: () => Promise<unknown>;
  readonly counts: Purchases;
};

const MOST_PRESSES = 12;

/** Presses the button until the order is placed; the charge must be the amount on the pressed button. */
export const buy = async (reading: Reading, purchase: Purchase): Promise<void> => {
  const { db, method, bought, place, hesitate, counts } = purchase;
  const guest = createVisitor(reading.port, reading.market.brand, { place });
  const slug = await goToReview(reading, guest, { method, bought });
  const path = `/en/confirm/${slug}`;
  let shown = readReviewPage(await guest.page(path));
  for (let press = 0; press < MOST_PRESSES; press += 1) {
    judgeReview(reading, shown);
    await hesitate();
    const { status, text } = await guest.ask({ path, form: shown.form });
    const charged = await readCharged(db, slug);
    if (status === 303) {
      const wanted = charged.map(() => shown.button);
      reading.faults.expect('charged', charged.join(' '), wanted.join(' '));
      reading.faults.expect('charged once', charged.length, CHARGED_PLACES);
      counts.placed += 1;
      return;
    }
    reading.faults.expect('an order that is not placed is refused', status, REFUSED);
    const now = readReviewPage(text);
    await judgeRefusal(reading, { charged, before: shown, now });
    counts.refused += 1;
    shown = now;
  }
};

const REFUSED = 422;
/** The payable, the order, the payment in two currencies, the provider. */
const CHARGED_PLACES = 5;
