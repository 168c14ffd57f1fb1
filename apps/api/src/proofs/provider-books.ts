import { sumOf } from '@shop/domain/money';
import { PAYMENT_PROVIDER } from '@shop/domain/payment-state';
import type { BookRow } from '../testing/tills/till.ts';
import type { ShopWithTill } from '../testing/tills/shop-with-till.ts';

type Books = Pick<ShopWithTill, 'allBooks' | 'db'>;
type Sums = { readonly captured: number; readonly refunded: number };
const NOTHING: Sums = { captured: 0, refunded: 0 };

const byReference = (rows: readonly BookRow[]): ReadonlyMap<string, Sums> => {
  const grouped = Map.groupBy(rows, ({ reference }) => reference);
  return new Map(
    [...grouped].map(([reference, of]) => [
      reference,
      { captured: sumOf(of.map((one) => one.captured)), refunded: sumOf(of.map((one) => one.refunded)) },
    ]),
  );
};

const oursOf = async ({ db }: Books): Promise<ReadonlyMap<string, Sums>> => {
  const rows = await db
    .selectFrom('payment')
    .select(['reference', 'captured_amount', 'refunded_amount'])
    .where('provider', 'not in', [PAYMENT_PROVIDER.balance, PAYMENT_PROVIDER.account])
    .execute();
  return byReference(
    rows.map(({ reference, captured_amount: captured, refunded_amount: refunded }) => ({
      ...{ reference, refunded },
      captured: captured ?? 0,
    })),
  );
};

/** Payments whose sums differ between the provider's books and the shop's, row by row. */
export const bookFaults = async (shop: Books): Promise<string[]> => {
  const theirs = byReference(await shop.allBooks());
  const ours = await oursOf(shop);
  const references = [...new Set([...theirs.keys(), ...ours.keys()])];
  return references.flatMap((reference) => {
    const [there, here] = [theirs.get(reference) ?? NOTHING, ours.get(reference) ?? NOTHING];
    const isEqual = there.captured === here.captured && there.refunded === here.refunded;
    return isEqual ? [] : [`${reference}: theirs ${JSON.stringify(there)}, ours ${JSON.stringify(here)}`];
  });
};

/** The number of payments whose money the shop has, by the provider's books; a payment taken twice counts twice. */
export const chargesOf = async ({ allBooks, db }: Books): Promise<number> => {
  const amounts = await db.selectFrom('payment').select(['reference', 'charged_amount']).execute();
  const amountOf = new Map(amounts.map(({ reference, charged_amount: amount }) => [reference, amount]));
  const kept = [...byReference(await allBooks())].map(([reference, { captured, refunded }]) => {
    const left = captured - refunded;
    return left <= 0 ? 0 : Math.ceil(left / (amountOf.get(reference) ?? left));
  });
  return kept.reduce((sum, one) => sum + one, 0);
};
