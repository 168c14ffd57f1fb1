import type { Transaction } from '@shop/database';
import { PAYMENT_PROVIDER } from '@shop/domain/payment-state';
import type { Brands } from '@shop/commerce-kit/shop-brand';
import type { MailPort } from '@shop/commerce-mail';
import { lockClaimOf, reduceClaimOf, writeClaim } from '@shop/commerce-misc-invoices';
import type { PayableKind, Settled } from '@shop/commerce-payments';
import { findAccountTerms } from './on-account.ts';

type ClaimDeps = { readonly mail: MailPort; readonly brands: Brands };

const isOnAccount = ({ payment }: Pick<Settled, 'payment'>): boolean =>
  payment.provider === PAYMENT_PROVIDER.account;

const claim = async (
  tx: Transaction,
  deps: ClaimDeps,
  kind: PayableKind,
  settled: Settled,
): Promise<void> => {
  const { payable, now } = settled;
  const buyer = { clientId: payable.client_id ?? 0, brand: payable.brand, now };
  const terms = await findAccountTerms(tx, deps.brands, buyer);
  const title = await kind.describe?.(tx, { ...payable, state: 'paid' });
  if (!terms || !title) throw new Error(`payable ${payable.id} was paid on account without terms`);
  await writeClaim(tx, deps, settled, { dueOn: terms.dueOn, orderNumber: title.number });
};

/**
 * A payable kind that may be paid on account: each such payment leaves a claim, in the payment's own transaction, and its
 * refunds reduce the claim.
 */
export const claimed = (kind: PayableKind, deps: ClaimDeps): PayableKind => ({
  ...kind,

  onBooked: async (tx, settled) => {
    await kind.onBooked?.(tx, settled);
    // Last: its number is of a series that the whole brand waits for.
    if (isOnAccount(settled)) await claim(tx, deps, kind, settled);
  },

  onAfterwards: async (tx, settled, what) => {
    // Before the ledger, as a payment of the claim does.
    if (isOnAccount(settled)) await lockClaimOf(tx, settled.payment.id);
    await kind.onAfterwards(tx, settled, what);
  },

  onRefunded: async (tx, settled, amount) => {
    await kind.onRefunded?.(tx, settled, amount);
    if (isOnAccount(settled)) await reduceClaimOf(tx, settled, amount);
  },
});
