import type { CompanyRole } from '@shop/domain/company-people';
import type { Redirecting } from '@shop/commerce-content';
import type { FileKeeper, StoredFiles } from '@shop/commerce-files';
import type { Database, Transaction } from '@shop/database';
import type { AuditLog } from '@shop/commerce-kit/audit-log';
import type { Brands } from '@shop/commerce-kit/shop-brand';
import type { MailPort, MailRetries } from '@shop/commerce-mail';
import type { SettleDeps } from '@shop/commerce-payments';
import type { StaffCallDeps } from '@shop/commerce-staff';
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

type UnsureCompany = {
  readonly quote_id: number;
  readonly brand: string;
  readonly name: string;
  readonly register_code: string | null;
  readonly vat_number: string;
  readonly vat_check: 'unknown' | 'not_checked';
  readonly asks: number;
  readonly asked_at: Date;
};

type RegisterAnswer = {
  readonly quoteId: number;
  readonly vatNumber: string;
  readonly said: 'registered' | 'unknown' | 'not_checked';
};

type CompanyFinding = {
  readonly quoteId: number;
  readonly vatNumber: string;
  readonly found: 'confirmed' | 'refused';
};

/** VAT numbers of placed orders that no register has confirmed. */
type CompanyChecks = {
  readonly list: () => Promise<readonly UnsureCompany[]>;
  readonly count: () => Promise<number>;
  /** What the register says now; null when the number is not open any more. */
  readonly ask: (quoteId: number) => Promise<RegisterAnswer | null>;
  /** Writes the answer down; false when the number is not open any more. */
  readonly note: (tx: Transaction, answer: RegisterAnswer) => Promise<boolean>;
  /** False when the number is not open any more. */
  readonly decide: (tx: Transaction, finding: CompanyFinding) => Promise<boolean>;
};

/** Sums in 1/10000, in the currency of the client's brand. */
type CompanyAccount = {
  readonly company: string;
  readonly currency: string;
  readonly limit: number;
  readonly used: number;
  readonly dueDays: number;
  readonly overdue: readonly {
    readonly id: number;
    readonly number: string;
    readonly title: string;
    readonly dueOn: string;
    readonly open: number;
  }[];
  readonly people: readonly {
    readonly id: number;
    readonly first_name: string;
    readonly last_name: string;
    readonly email: string;
    readonly role: CompanyRole;
    readonly since: Date;
  }[];
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
  readonly companies: CompanyChecks;
  /** Null for a client without a business account. */
  readonly companyAccount: (clientId: number, now: Date) => Promise<CompanyAccount | null>;
  /** The id of the provider that takes a method; undefined for the balance, and where none takes it now. */
  readonly providerOf: (method: number) => string | undefined;
  readonly redirects: Redirecting;
};
