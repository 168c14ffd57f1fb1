import type { AuditLog } from '@shop/commerce-kit/audit-log';
import type { PersonalPart } from '@shop/commerce-kit/personal-data';
import type { Database } from '@shop/database';
import type { MailPort } from '@shop/commerce-mail';

/** A client who has proven to know the password, or null. */
type ConfirmClient = (
  clientId: number,
  password: string,
  at: { readonly brand: string; readonly ip: string; readonly now: Date },
) => Promise<{ readonly email: string; readonly first_name: string } | null>;

export type PrivacyDeps = {
  readonly db: Database;
  readonly mail: MailPort;
  readonly audit: AuditLog;
  readonly parts: readonly PersonalPart[];
  readonly confirmClient: ConfirmClient;
};
