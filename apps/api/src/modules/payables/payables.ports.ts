import type { AskDeps } from '../payments/payments.module.ts';
import type { Tariffs } from '../tariff/tariff.module.ts';

export type PayablesDeps = AskDeps & {
  readonly tariffs: Pick<Tariffs, 'ratesAt'>;
  /** Milliseconds that a shopper has on the provider's pages. */
  readonly paymentWindowMs: number;
};
