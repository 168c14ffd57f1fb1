import type { Brands } from '@shop/commerce-kit/shop-brand';
import type { MailPort } from '@shop/commerce-mail';
import type { Prices } from '@shop/commerce-prices';
import type { Database } from '@shop/database';

export type CartRemindersDeps = {
  readonly db: Database;
  readonly prices: Pick<Prices, 'tillOf'>;
  readonly clock: () => Date;
  readonly mail: MailPort;
  readonly brands: Brands;
  /** Seals the links that end the mails. */
  readonly secret: string;
};
