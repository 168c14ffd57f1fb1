import type { Visitor } from '@shop/commerce-kit/visitor';
import type { AskDeps } from '@shop/commerce-payments';
import type { Tariffs } from '@shop/commerce-tariff';

export type PayablesDeps = AskDeps & {
  readonly tariffs: Pick<Tariffs, 'book'>;
  /** Whether the slug names the visitor's own checkout. */
  readonly ownsCheckout: (slug: string, visitor: Visitor) => Promise<boolean>;
  /** Milliseconds that a shopper has on the provider's pages. */
  readonly paymentWindowMs: number;
};
