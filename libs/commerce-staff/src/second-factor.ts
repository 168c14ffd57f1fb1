import type { Database } from '@shop/database';
import {
  codeAt,
  createSealer,
  hashRecoveryCode,
  secretOfKey,
  stepOfCode,
} from '@shop/commerce-factors/codes';

/** A second factor of staff, beside the password. */
export type SecondFactor = {
  /** Whether the code is right now; a code is used up by it. */
  readonly check: (staffId: number, code: string, now: Date) => Promise<boolean>;
};

/** The key of everyone in the demo who has none; the README documents it. */
const DEMO_STAFF_KEY = 'NORDPORTOFFICEDEMOKEYFORSTAFF234';
const demoSecret = () => secretOfKey(DEMO_STAFF_KEY);

/** The code that an app with the demo's key shows. */
export const demoStaffCode = (now: Date): string => codeAt(demoSecret(), now);

export const ownerOf = (staffId: number): string => `staff:${staffId}`;
const APP_CODE = /^\d{6}$/;

type FactorDeps = { readonly db: Database; readonly factorKey: string; readonly isProduction: boolean };

/**
 * Codes of an authenticator app, and recovery codes. A person without a key cannot log in; in the demo, such a
 * person has the demo's key.
 */
export const createStaffFactor = ({ db, factorKey, isProduction }: FactorDeps): SecondFactor => {
  const sealer = createSealer(factorKey);

  const spendAppCode = async (staffId: number, code: string, now: Date): Promise<boolean> => {
    const row = await db
      .selectFrom('staff_totp')
      .select('sealed_secret')
      .where('staff_id', '=', staffId)
      .executeTakeFirst();
    if (!row) return !isProduction && stepOfCode(demoSecret(), code, now) !== null;
    const step = stepOfCode(sealer.open(ownerOf(staffId), row.sealed_secret), code, now);
    if (step === null) return false;
    // Of two logins with one code at the same moment, the second finds the step used.
    const { numUpdatedRows } = await db
      .updateTable('staff_totp')
      .set({ last_step: step })
      .where('staff_id', '=', staffId)
      .where('last_step', '<', step)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  };

  const spendRecoveryCode = async (staffId: number, code: string): Promise<boolean> => {
    const { numDeletedRows } = await db
      .deleteFrom('staff_recovery_code')
      .where('staff_id', '=', staffId)
      .where('code_hash', '=', hashRecoveryCode(ownerOf(staffId), code))
      .executeTakeFirst();
    return numDeletedRows > 0n;
  };

  return {
    check: async (staffId, typed, now) => {
      const code = typed.replaceAll(/[\s-]/g, '');
      return APP_CODE.test(code) ? spendAppCode(staffId, code, now) : spendRecoveryCode(staffId, code);
    },
  };
};
