import type { Database } from '@shop/database';
import type { AuditLog } from '@shop/commerce-kit/audit-log';
import type { Brands } from '@shop/commerce-kit/shop-brand';
import type { MailPort } from '@shop/commerce-mail';
import type { Tariffs } from '@shop/commerce-tariff';

/** What is needed to tell a client of a step. */
export type TellDeps = { readonly mail: MailPort; readonly brands: Brands };

export type ForwardingDeps = TellDeps & {
  readonly db: Database;
  readonly clock: () => Date;
  readonly tariffs: Pick<Tariffs, 'book'>;
};

export type WarehouseDeskDeps = ForwardingDeps & { readonly audit: Pick<AuditLog, 'recordIn'> };
