import type { Payable as WirePayable } from '@shop/contracts/payables';
import type { Transaction } from '@shop/database';
import { getCurrencyCode } from '@shop/domain/currencies';
import { leftOnAccount, refusedOnAccount } from '@shop/domain/on-account';
import { PAYMENT_PROVIDER } from '@shop/domain/payment-state';
import { toWire } from '@shop/domain/wire-amount';
import type { Payable } from '@shop/commerce-payments';
import type { AccountTerms, PayablesDeps } from './payables.ports.ts';
import type { PayableView } from './payable-sums.ts';

/** What companies buy on account. Invoices, deposits and the balance itself are paid at once. */
const ON_ACCOUNT: readonly Payable['kind'][] = ['quote', 'forward_request'];

type Asked = { readonly payable: Payable; readonly now: Date };

const buyerOf = ({ payable: { kind, client_id: clientId, brand }, now }: Asked) =>
  clientId === null || !ON_ACCOUNT.includes(kind) ? null : { clientId, brand, now };

/** Only sums in the currency of the limit are bought on account. */
const fitting = (terms: AccountTerms | null, { currency_id: currencyId }: Payable): AccountTerms | null =>
  terms?.currencyId === currencyId ? terms : null;

export const findAccountTerms = async (
  { db, onAccount }: Pick<PayablesDeps, 'db' | 'onAccount'>,
  asked: Asked,
): Promise<AccountTerms | null> => {
  const buyer = buyerOf(asked);
  return buyer && fitting(await onAccount.find(db, buyer), asked.payable);
};

/** The same, and no other payment on account of the company until the transaction ends. */
export const lockAccountTerms = async (
  { onAccount }: Pick<PayablesDeps, 'onAccount'>,
  tx: Transaction,
  asked: Asked,
): Promise<AccountTerms | null> => {
  const buyer = buyerOf(asked);
  return buyer && fitting(await onAccount.lock(tx, buyer), asked.payable);
};

/** What the page says of buying on account, and the means itself where the sum fits. */
export const accountToWire = ({ account, due }: PayableView): Pick<WirePayable, 'on_account'> => {
  if (account === null) return {};
  return {
    on_account: {
      ...{ limit: toWire(account.limit), used: toWire(account.used), left: toWire(leftOnAccount(account)) },
      ...{ currency: getCurrencyCode(account.currencyId), due_on: account.dueOn },
      refusal: refusedOnAccount(account, due),
    },
  };
};

export const accountMethod = ({ account, due }: PayableView): WirePayable['payment_methods'] =>
  account === null || refusedOnAccount(account, due) !== null
    ? []
    : [{ id: PAYMENT_PROVIDER.account, name: '', fee: 0, fee_type: 0, fee_amount: 0, options: [] }];
