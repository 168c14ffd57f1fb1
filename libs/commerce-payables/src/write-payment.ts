import type { PayPayable } from '@shop/contracts/payables';
import type { Transaction } from '@shop/database';
import { refusedOnAccount } from '@shop/domain/on-account';
import { isOwnMeans, PAYMENT_PROVIDER } from '@shop/domain/payment-state';
import { toWire } from '@shop/domain/wire-amount';
import { invalid } from '@shop/commerce-kit/problem';
import { holdFor } from '@shop/commerce-ledger';
import {
  chargeColumns,
  chargeOf,
  findInFlight,
  findPayable,
  insertPayment,
  payAtOnce,
  paymentInFlight,
  refusalOf,
  type Payable,
  type Payment,
} from '@shop/commerce-payments';
import { chosenMeans, NO_MEANS, wishToSave } from '@shop/commerce-saved-means';
import { chosenOption } from '@shop/domain/chosen-option';
import { secretSlug } from '@shop/commerce-kit/secret-slug';
import type { Book } from '@shop/commerce-tariff';
import { lockAccountTerms } from './account-terms.ts';
import { billFor, viewPayable, type PayableBill, type PayableView } from './payable-sums.ts';
import type { PayablesDeps } from './payables.ports.ts';
import { changed, notPayableNow } from './payables.problems.ts';
import { assertUnpaid, type PayableNow } from './payable-now.ts';

type Request = {
  readonly body: PayPayable;
  readonly now: Date;
  /** Read before the transaction. */
  readonly book: Book;
  readonly paymentKey: string;
};

/** Writes the payment and holds the balance for it, in one transaction and before the provider is called. */
export const writePayment = async (
  deps: PayablesDeps,
  tx: Transaction,
  own: PayableNow,
  { body, now, book, paymentKey }: Request,
): Promise<Payment> => {
  const payable = await lockPayable(deps, tx, own.payable);
  const isOnAccount = body.payment_processor_id === PAYMENT_PROVIDER.account;
  const account = isOnAccount ? await lockAccountTerms(deps, tx, { payable, now }) : null;
  const view = await viewPayable(book, { ...deps, db: tx, account }, { payable, title: own.title });
  const isBalance = body.payment_processor_id === PAYMENT_PROVIDER.balance;
  const bill = billFor(view, {
    provider: body.payment_processor_id,
    usesBalance: body.use_balance || isBalance,
  });
  if (bill.provider === PAYMENT_PROVIDER.invalid) {
    throw invalid({ payment_processor_id: [whyNot(deps, view, body.payment_processor_id, bill.total)] });
  }
  const means = await meansOf({ ...deps, db: tx }, payable, { bill, body, now });
  const option = means.means_id === null ? optionOf(deps, payable.brand, { bill, body }) : null;
  if (toWire(bill.total) !== body.expected_total) throw changed();
  await hold(tx, payable, bill);
  const payment = await insertPayment(tx, {
    reference: secretSlug(),
    payable_id: payable.id,
    quote_id: own.title.order?.id ?? null,
    idempotency_key: paymentKey,
    provider: bill.provider,
    option,
    means_id: means.means_id,
    brand: payable.brand,
    amount: bill.total,
    currency_id: payable.currency_id,
    ...chargeColumns(
      chargeOf(
        deps.providers.get(bill.provider)?.method,
        { amount: bill.total, currency: view.currency },
        view.rates,
      ),
    ),
    fee: bill.paymentFee,
    balance_amount: bill.balance,
    balance_taken: bill.taken.taken,
    deadline: new Date(now.getTime() + deps.paymentWindowMs),
    created_at: now,
  });
  if (means.saves_means) await wishToSave(tx, payment.id);
  deps.crash('inside-intent');
  return isOwnMeans(payment.provider) ? payAtOnce(deps, tx, payment) : payment;
};

const whyNot = (deps: PayablesDeps, { account }: PayableView, chosen: number, amount: number): string => {
  if (chosen === PAYMENT_PROVIDER.balance) return 'balance_too_small';
  if (chosen !== PAYMENT_PROVIDER.account) return refusalOf(deps, chosen);
  // The page offered it, so the terms or the buyer's role have changed since.
  return account ? (refusedOnAccount(account, amount) ?? 'not_offered') : 'account_gone';
};

/** Takes the locks in the same order as settling does; then everything is checked again. */
const lockPayable = async ({ kinds }: PayablesDeps, tx: Transaction, seen: Payable): Promise<Payable> => {
  const kind = kinds[seen.kind];
  await kind?.lock(tx, seen);
  const payable = await findPayable(tx, seen.slug);
  if (!payable || !(await kind?.describe?.(tx, payable))) throw notPayableNow();
  assertUnpaid(payable);
  if (await findInFlight(tx, payable.id)) throw paymentInFlight();
  return payable;
};

const optionOf = (
  { providers }: PayablesDeps,
  brand: string,
  { bill, body }: { bill: PayableBill; body: PayPayable },
): string | null => {
  const chosen = chosenOption(providers.get(bill.provider), brand, body.option);
  if (chosen === undefined) throw invalid({ option: ['required'] });
  return chosen;
};

const meansOf = async (
  deps: PayablesDeps,
  { client_id: clientId, brand }: Payable,
  { bill, body, now }: { bill: PayableBill; body: PayPayable; now: Date },
) => {
  if (bill.provider !== body.payment_processor_id) return NO_MEANS;
  const chosen = await chosenMeans(deps, { clientId, brand, now, method: bill.provider }, body);
  if (!chosen) throw invalid({ means_id: ['card_gone'] });
  return chosen;
};

const hold = async (tx: Transaction, payable: Payable, { taken }: PayableBill): Promise<void> => {
  if (taken.taken === 0 || payable.client_id === null) return;
  const held = await holdFor(tx, payable.client_id, payable.currency_id, taken.taken);
  if (!held.ok) throw changed();
};
