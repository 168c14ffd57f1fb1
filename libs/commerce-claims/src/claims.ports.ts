import type { Database } from '@shop/database';
import type { Brands } from '@shop/commerce-kit/shop-brand';
import type { StoredFiles } from '@shop/commerce-files';
import type { MailPort } from '@shop/commerce-mail';

export type ClaimsDeps = {
  readonly db: Database;
  readonly mail: MailPort;
  readonly brands: Brands;
  readonly files: StoredFiles;
};

/** What a change of a claim needs: it is written and mailed in one transaction. */
export type ClaimChangeDeps = Pick<ClaimsDeps, 'mail' | 'brands'>;
