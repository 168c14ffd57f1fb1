import type { AuditLog } from '@shop/commerce-kit/audit-log';
import type { Module } from '@shop/commerce-kit/module';
import type { PersonalPart } from '@shop/commerce-kit/personal-data';
import type { Database } from '@shop/database';
import type { MailPort } from '@shop/commerce-mail';
import { privacyRoutes } from './privacy.routes.ts';

/** A client who has proven to know the password, or null. */
export type ConfirmClient = (
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

/** Export and erasure of a client's data. */
export const createPrivacy = (deps: PrivacyDeps): { readonly routes: Module } => ({
  routes: privacyRoutes(deps),
});
