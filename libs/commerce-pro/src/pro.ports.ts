import type { Database } from '@shop/database';
import type { AuditLog } from '@shop/commerce-kit/audit-log';
import type { Brands } from '@shop/commerce-kit/shop-brand';
import type { StoredFiles } from '@shop/commerce-files';
import type { MailPort } from '@shop/commerce-mail';
import type { VatRegister } from '@shop/commerce-companies';

export type ProDeps = {
  readonly db: Database;
  readonly mail: MailPort;
  readonly files: StoredFiles;
  readonly register: VatRegister;
};

/** The acts of staff are in the audit log. */
export type ProDeskDeps = {
  readonly db: Database;
  readonly clock: () => Date;
  readonly brands: Brands;
  readonly mail: MailPort;
  readonly audit: Pick<AuditLog, 'recordIn'>;
};
