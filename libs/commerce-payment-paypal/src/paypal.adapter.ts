import { paypalProvider } from '@shop/commerce-payment-paypal/public';
import type { PaymentAdapter } from '@shop/commerce-payments/providers';
import type { Database } from '@shop/database';
import { createCertificates } from './certificates.ts';
import type { AccountOfBrands } from './paypal-account.ts';
import { createPayPalClient } from './paypal-client.ts';
import { createPayPalHttp } from './paypal-http.ts';
import { createPayPalPayments } from './paypal-payments.ts';
import { createPayPalWebhooks, type AccountAtWork } from './paypal-webhooks.ts';
import { createPayPalRepository } from './paypal.repository.ts';

type AdapterDeps = {
  readonly db: Database;
  readonly clock: () => Date;
  /** The first account of a brand receives its money. */
  readonly accounts: readonly AccountOfBrands[];
  readonly timeoutMs?: number;
};

const [METHOD] = paypalProvider.methods;

/** Orders of the provider behind the payment port. */
export const createPayPalAdapter = ({ db, clock, accounts, timeoutMs }: AdapterDeps): PaymentAdapter => {
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
    status: (reference) => orders.status(reference),
    cancel: (reference, { brand }) => orders.cancel({ reference, brand, expiresAt: clock() }),
    refund: (reference, { currency }, { amount, key }) => orders.refund(reference, { amount, key, currency }),
    verifyWebhook: createPayPalWebhooks({ accounts: atWork, orders, payments }),
  };
};
