import type { AuditActor, AuditLog } from '@shop/commerce-kit/audit-log';
import { invalid } from '@shop/commerce-kit/problem';
import { commonPasswords } from './common-passwords.ts';
import { passwordFault } from './password-rule.ts';

type NewPasswordDeps = { audit: AuditLog };
type Asked = {
  password: string;
  /** The owner's address and names, and the shop's name. */
  personal: readonly string[];
  actor: AuditActor;
  place: { brand: string; ip: string };
};

/** Refuses a password that is easy to guess, by its field. Used by every call that sets a password. */
export const createNewPasswordCheck =
  ({ audit }: NewPasswordDeps) =>
  async ({ password, personal, actor, place }: Asked): Promise<void> => {
    const fault = passwordFault(password, { texts: personal }, await commonPasswords());
    if (!fault) return;
    audit.record({ event: 'password.refused', outcome: 'refused', actor, place, details: { reason: fault } });
    throw invalid({ password: [fault] });
  };

export type NewPasswordCheck = ReturnType<typeof createNewPasswordCheck>;
