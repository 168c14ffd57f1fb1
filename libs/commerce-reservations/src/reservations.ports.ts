import type { Database } from '@shop/database';
import type { Brands } from '@shop/commerce-kit/shop-brand';
import type { MailPort } from '@shop/commerce-mail';

export type ReservationsDeps = {
  readonly db: Database;
  readonly clock: () => Date;
  readonly mail: MailPort;
  readonly brands: Brands;
};
