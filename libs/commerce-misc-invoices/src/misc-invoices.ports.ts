import type { Database } from '@shop/database';
import type { AuditLog } from '@shop/commerce-kit/audit-log';
import type { Brands } from '@shop/commerce-kit/shop-brand';
import type { MailPort } from '@shop/commerce-mail';

/** A change of an invoice is written and mailed in one transaction. */
export type ChangeDeps = { readonly mail: MailPort; readonly brands: Brands };

export type MiscInvoicesDeps = ChangeDeps & { readonly db: Database; readonly clock: () => Date };

/** The acts of staff are in the audit log. */
export type MiscInvoiceStaffDeps = ChangeDeps & {
  readonly db: Database;
  readonly audit: Pick<AuditLog, 'recordIn'>;
};

/** A member of staff, by the name that the audit log shows. */
export type StaffActor = { readonly staff: string; readonly now: Date };
