import type { StoredFiles } from '@shop/commerce-files';
import type { AuditLog } from '@shop/commerce-kit/audit-log';
import type { Brands } from '@shop/commerce-kit/shop-brand';
import type { MailPort } from '@shop/commerce-mail';
import type { SettleDeps } from '@shop/commerce-payments';
import type { StaffCallDeps } from '@shop/commerce-staff';
import type { Tariffs } from '@shop/commerce-tariff';

export type OfficeDeps = StaffCallDeps & {
  readonly audit: AuditLog;
  readonly brands: Brands;
  readonly mail: MailPort;
  readonly clock: () => Date;
  readonly tariffs: Pick<Tariffs, 'book'>;
  readonly settling: SettleDeps;
  readonly files: StoredFiles;
};
