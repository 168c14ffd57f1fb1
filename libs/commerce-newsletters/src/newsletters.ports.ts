import type { AuditLog } from '@shop/commerce-kit/audit-log';
import type { Brands } from '@shop/commerce-kit/shop-brand';
import type { MailPort } from '@shop/commerce-mail';
import type { Database } from '@shop/database';

export type NewslettersDeps = {
  readonly db: Database;
  readonly mail: MailPort;
  readonly brands: Brands;
  readonly clock: () => Date;
  readonly audit: Pick<AuditLog, 'record'>;
  /** Seals the links that end a subscription. */
  readonly secret: string;
};
