import { paypalProvider } from '@shop/commerce-payment-paypal/public';
import type { Amount } from '@shop/domain/money';
import type { Database } from '@shop/database';
import { createCertificates } from './certificates.ts';
import type { PayPalAccount } from './paypal-account.ts';
import { createPayPalClient } from './paypal-client.ts';
import { createPayPalHttp } from './paypal-http.ts';
import { createPayPalPayments } from './paypal-payments.ts';
import { createPayPalWebhooks, type AccountAtWork } from './paypal-webhooks.ts';
import { createPayPalRepository } from './paypal.repository.ts';

type AdapterDeps = {
  readonly db: Database;
  readonly clock: () => Date;
  /** Which account takes the money of which brands; the first that takes a brand does. */
  readonly accounts: readonly {
    readonly account: PayPalAccount;
    readonly takes: (brand: string) => boolean;
  }[];
  readonly timeoutMs?: number;
};

type PaymentAt = { readonly brand: string; readonly currency: string };
type Refund = { readonly amount: Amount; readonly key: string };

const [METHOD] = paypalProvider.methods;

/** Orders of the provider behind the port of payments. */
export const createPayPalAdapter = ({ db, clock, accounts, timeoutMs }: AdapterDeps) => {
  if (!METHOD) throw new Error('the provider has no method');
  const payments = createPayPalRepository(db, clock);
  const atWork = accounts.map(({ account, takes }): AccountAtWork => {
    const http = createPayPalHttp({ account, clock, ...(timeoutMs !== undefined && { timeoutMs }) });
    return {
      ...{ account, takes },
      client: createPayPalClient(http),
      certificateOf: createCertificates({ apiUrl: account.apiUrl, clock }),
    };
  });
  const clientOf = (brand: string) => {
    const found = atWork.find(({ takes }) => takes(brand));
    if (!found) throw new Error(`no account takes the money of ${brand}`);
    return found.client;
  };
  const orders = createPayPalPayments({ payments, clientOf });
  return {
    provider: paypalProvider.id,
    method: METHOD,
    options: [],
    start: orders.start,
    status: (reference: string) => orders.status(reference),
    cancel: (reference: string, { brand }: PaymentAt) =>
      orders.cancel({ reference, brand, expiresAt: clock() }),
    refund: (reference: string, { currency }: PaymentAt, { amount, key }: Refund) =>
      orders.refund(reference, { amount, key, currency }),
    verifyWebhook: createPayPalWebhooks({ accounts: atWork, orders, payments }),
  };
};
