import type { Database } from '@shop/database';
import type { Brands } from '@shop/commerce-kit/shop-brand';
import type { MailPort } from '@shop/commerce-mail';

export type ContentDeps = {
  readonly db: Database;
  readonly mail: MailPort;
  readonly brands: Brands;
};
