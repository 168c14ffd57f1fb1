import type { Database, KeptAddress, Transaction } from '@shop/database';
import type { WrittenTouches } from '@shop/paths/touches';
import type { ShippingMethod } from '@shop/domain/tariff';
import type { VatRegister } from '@shop/commerce-companies';
import type { Brands } from '@shop/commerce-kit/shop-brand';
import type { Visitor } from '@shop/commerce-kit/visitor';
import type { MailPort } from '@shop/commerce-mail';
import type { AskDeps } from '@shop/commerce-payments';
import type { Tariffs } from '@shop/commerce-tariff';
import type { SeenLine } from './take-snapshot.ts';

/** What the checkout needs of the cart. */
type CheckoutCarts = {
  find: (
    db: Database,
    visitor: Visitor,
  ) => Promise<{ id: number; lines: readonly SeenLine[]; shippingMethod: ShippingMethod } | null>;
  /** Sets the cart's shipping method to the one chosen at the checkout. */
  setMethod: (tx: Transaction, cartId: number, method: ShippingMethod) => Promise<unknown>;
  /** Removes ordered variants, inside the transaction that orders them. */
  empty: (tx: Transaction, cartId: number, variantIds?: readonly number[]) => Promise<unknown>;
};

type CheckoutClient = {
  readonly email: string;
  readonly country_id: number;
  readonly is_pro: boolean;
  readonly tier: string | null;
};

/** What the checkout needs of accounts. */
export type CheckoutClients = {
  find: (clientId: number) => Promise<CheckoutClient | undefined>;
  addressesOf: (clientId: number) => Promise<readonly KeptAddress[]>;
  addressOf: (clientId: number, addressId: number) => Promise<KeptAddress | null | undefined>;
};

/** Keeps the campaigns that led to an order. An order without them is as good. */
export type KeepTouches = (orderId: number, touches: WrittenTouches, now: Date) => Promise<void>;

export type CheckoutDeps = AskDeps & {
  readonly keepTouches: KeepTouches;
  readonly register: VatRegister;
  readonly tariffs: Pick<Tariffs, 'book'>;
  readonly carts: CheckoutCarts;
  readonly clients: CheckoutClients;
  readonly mail: MailPort;
  readonly brands: Brands;
  /** Milliseconds that a shopper has on the provider's pages. */
  readonly paymentWindowMs: number;
};
