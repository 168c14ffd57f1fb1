import type { Brands } from '@shop/commerce-kit/shop-brand';
import type { Database } from '@shop/database';
import type { PaymentAdapters } from '@shop/commerce-payments/providers';

export type MeansLog = {
  readonly warn: (details: object, message: string) => void;
  readonly error: (details: object, message: string) => void;
};

export type SavedMeansDeps = {
  readonly db: Database;
  readonly clock: () => Date;
  readonly brands: Brands;
  readonly providers: PaymentAdapters;
  readonly log: MeansLog;
  /** Milliseconds that one call of a provider may take. */
  readonly patience: number;
};
