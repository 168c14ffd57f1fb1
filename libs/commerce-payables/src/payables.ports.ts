import type { Database, Transaction } from '@shop/database';
import type { AccountStanding } from '@shop/domain/on-account';
import type { Visitor } from '@shop/commerce-kit/visitor';
import type { AskDeps } from '@shop/commerce-payments';
import type { Tariffs } from '@shop/commerce-tariff';

export type AccountTerms = AccountStanding & {
  /** Of limit and use; other currencies are not bought on account. */
  readonly currencyId: number;
  /** When what is bought today is to be paid: `2026-12-10`. */
  readonly dueOn: string;
};

type Buyer = { readonly clientId: number; readonly brand: string; readonly now: Date };

/** The terms on which business clients buy on account; null for all others. */
type OnAccount = {
  readonly find: (db: Database, buyer: Buyer) => Promise<AccountTerms | null>;
  /** The same, and no other payment on account of the company until the transaction ends. */
  readonly lock: (tx: Transaction, buyer: Buyer) => Promise<AccountTerms | null>;
};

export type PayablesDeps = AskDeps & {
  readonly tariffs: Pick<Tariffs, 'book'>;
  readonly onAccount: OnAccount;
  /** Whether the slug names the visitor's own checkout. */
  readonly ownsCheckout: (slug: string, visitor: Visitor) => Promise<boolean>;
  /** Milliseconds that a shopper has on the provider's pages. */
  readonly paymentWindowMs: number;
};
