import { montonioProvider } from '@shop/commerce-payment-montonio/public';
import type { PaymentAdapter, PaymentOrder } from '@shop/commerce-payments/providers';
import type { Database } from '@shop/database';
import type { Accounts, MontonioAccount } from './montonio-account.ts';
import { createMontonioBanks } from './montonio-banks.ts';
import { createMontonioClient } from './montonio-client.ts';
import { createMontonioHttp } from './montonio-http.ts';
import { createMontonioPayments } from './montonio-payments.ts';
import { createMontonioWebhooks } from './montonio-webhooks.ts';
import { createMontonioRepository } from './montonio.repository.ts';

type AdapterDeps = {
  readonly db: Database;
  readonly clock: () => Date;
  readonly accounts: Accounts;
  readonly notificationUrlOf: (order: PaymentOrder) => string;
  readonly timeoutMs?: number;
};

const [METHOD] = montonioProvider.methods;

/** Orders of the provider behind the payment port, and the duty that caches the list of banks. */
export const createMontonioAdapter = ({ db, clock, accounts, notificationUrlOf, ...rest }: AdapterDeps) => {
  const [first] = accounts.all;
  if (!METHOD || !first) throw new Error('the provider has no method or no account');
  const { timeoutMs = 8_000 } = rest;
  const clients = new Map(
    accounts.all.map((account) => [
      account.accessKey,
      createMontonioClient(createMontonioHttp({ account, clock, timeoutMs })),
    ]),
  );
  const clientFor = ({ accessKey }: MontonioAccount) => {
    const client = clients.get(accessKey);
    if (!client) throw new Error('there is no such account');
    return client;
  };
  const payments = createMontonioRepository(db, clock);
  const banks = createMontonioBanks(clientFor(first), clock);
  const orders = createMontonioPayments({
    ...{ payments, banks, notificationUrlOf, clock },
    clientOf: (brand) => clientFor(accounts.of(brand)),
  });
  const adapter: PaymentAdapter = {
    provider: montonioProvider.id,
    method: METHOD,
    get options() {
      return banks.options();
    },
    ...orders,
    verifyWebhook: createMontonioWebhooks({ accounts, clientFor, payments }),
  };
  return { adapter, refreshBanks: banks.refresh };
};
