import type { Redirecting } from '@shop/commerce-content';
import type { FileKeeper, StoredFiles } from '@shop/commerce-files';
import type { Database } from '@shop/database';
import type { AuditLog } from '@shop/commerce-kit/audit-log';
import type { Brands } from '@shop/commerce-kit/shop-brand';
import type { MailPort, MailRetries } from '@shop/commerce-mail';
import type { SettleDeps } from '@shop/commerce-payments';
import type { StaffCallDeps } from '@shop/commerce-staff';
import type { PageText } from '@shop/outbound/page-texts';
import type { Tariffs } from '@shop/commerce-tariff';

type FailedJob = {
  readonly id: string;
  readonly name: string;
  readonly attempts: number;
  readonly reason: string;
  readonly failedAt: Date;
};

/** Work that was given up. */
type GivenUpJobs = {
  readonly listFailed: (limit: number) => Promise<readonly FailedJob[]>;
  readonly retryFailed: (job: Pick<FailedJob, 'id' | 'name'>, tx: Database) => Promise<boolean>;
};

export type OfficeDeps = StaffCallDeps & {
  readonly audit: AuditLog;
  readonly brands: Brands;
  readonly mail: MailPort & MailRetries;
  readonly clock: () => Date;
  readonly tariffs: Pick<Tariffs, 'book'>;
  readonly settling: SettleDeps;
  readonly files: StoredFiles & FileKeeper;
  readonly jobs: GivenUpJobs;
  /** The id of the provider that takes a method; undefined for the balance, and where none takes it now. */
  readonly providerOf: (method: number) => string | undefined;
  readonly redirects: Redirecting;
  /** The compiled texts of the shop's pages. */
  readonly pageTexts: () => readonly PageText[];
  /** The address of a built Storybook. */
  readonly storybookUrl?: string | undefined;
};
