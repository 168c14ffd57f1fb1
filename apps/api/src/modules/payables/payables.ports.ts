import type { Visitor } from '../../platform/visitor.ts';
import type { AskDeps } from '../payments/payments.module.ts';
import type { Tariffs } from '../tariff/tariff.module.ts';

export type PayablesDeps = AskDeps & {
  readonly tariffs: Pick<Tariffs, 'book'>;
  /** Whether the slug names the visitor's own checkout. */
  readonly ownsCheckout: (slug: string, visitor: Visitor | null) => Promise<boolean>;
  /** Milliseconds that a shopper has on the provider's pages. */
  readonly paymentWindowMs: number;
};
