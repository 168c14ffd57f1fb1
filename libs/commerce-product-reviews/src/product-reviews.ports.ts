import type { Brands } from '@shop/commerce-kit/shop-brand';
import type { StoredFiles } from '@shop/commerce-files';
import type { MailPort } from '@shop/commerce-mail';
import type { Database } from '@shop/database';

export type ProductReviewsDeps = { readonly db: Database; readonly files: StoredFiles };

export type InvitationDeps = {
  readonly db: Database;
  readonly clock: () => Date;
  readonly mail: MailPort;
  readonly brands: Brands;
  /** Seals the links that end the mails. */
  readonly secret: string;
};
