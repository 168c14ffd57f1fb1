import type { ApiDeps } from './api-deps.ts';
import {
  isReady,
  type PaymentAdapter,
  type PaymentAdapters,
  type ProviderAtWork,
} from '@shop/commerce-payments/providers';

export type ReadyProviders = {
  readonly providers: PaymentAdapters;
  /** By the last part of the address: `/api/webhooks/<id of the provider>`. */
  readonly webhooks: ReadonlyMap<string, PaymentAdapter>;
  /** The provider that takes a method. */
  readonly providerOf: (method: number) => string;
  readonly routes: ProviderAtWork['routes'];
  readonly duties: ProviderAtWork['duties'];
};

/** Where two providers take the same method, the one that is listed first takes it. */
const byMethod = (atWork: readonly ProviderAtWork[]): PaymentAdapters =>
  new Map(
    atWork
      .flatMap(({ adapters }) => adapters)
      .toReversed()
      .map((adapter) => [adapter.method.id, adapter]),
  );

/** The payment providers of the profile whose settings are set. */
export const createReadyProviders = (deps: ApiDeps): ReadyProviders => {
  const { db, clock, secret, ownUrl, isProduction, providerEntries, providerSettings: settings } = deps;
  const ready = providerEntries.filter((entry) => isReady(entry, { isProduction, settings }));
  if (ready.length === 0) throw new Error('There is no payment provider that takes payments here.');
  const atWork = ready.map(({ id, create }) => ({
    id,
    ...create({
      ...{ db, clock, settings },
      secret: `${id}:${secret}`,
      webhookUrl: `${ownUrl}/api/webhooks/${id}`,
    }),
  }));
  return {
    providers: byMethod(atWork),
    webhooks: new Map(atWork.map(({ id, adapters: [first] }) => [id, first])),
    providerOf: (method) =>
      atWork.find(({ adapters }) => adapters.some((adapter) => adapter.method.id === method))?.id ??
      String(method),
    routes: atWork.flatMap(({ routes }) => routes),
    duties: atWork.flatMap(({ duties }) => duties),
  };
};
