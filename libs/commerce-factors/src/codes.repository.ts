import type { Database } from '@shop/database';
import { hashRecoveryCode, makeRecoveryCodes } from './recovery-codes.ts';
import type { Sealer } from './sealed-secret.ts';
import { makeTotpSecret, stepOfCode } from './totp.ts';

const ownerOf = (clientId: number): string => `client:${clientId}`;
const APP_CODE = /^\d{6}$/;

/** The authenticator apps and recovery codes of clients. */
export const createCodes = (db: Database, sealer: Sealer) => {
  const find = (clientId: number) =>
    db.selectFrom('client_totp').selectAll().where('client_id', '=', clientId).executeTakeFirst();

  /** True for one caller only: of two at the same moment, the second finds the step accepted. */
  const acceptStep = async (clientId: number, step: number, now: Date, isFirst: boolean) => {
    const accepted = await db
      .updateTable('client_totp')
      .set({ last_step: step, ...(isFirst && { confirmed_at: now }) })
      .where('client_id', '=', clientId)
      .where('confirmed_at', isFirst ? 'is' : 'is not', null)
      .where('last_step', '<', step)
      .returning('client_id')
      .executeTakeFirst();
    return accepted !== undefined;
  };

  const spendAppCode = async (clientId: number, code: string, now: Date, isFirst: boolean) => {
    const row = await find(clientId);
    if (!row || (row.confirmed_at === null) !== isFirst) return false;
    const step = stepOfCode(sealer.open(ownerOf(clientId), row.sealed_secret), code, now);
    return step !== null && (await acceptStep(clientId, step, now, isFirst));
  };

  const spendRecoveryCode = async (clientId: number, code: string, now: Date) => {
    const used = await db
      .updateTable('recovery_code')
      .set({ used_at: now })
      .where('client_id', '=', clientId)
      .where('code_hash', '=', hashRecoveryCode(ownerOf(clientId), code))
      .where('used_at', 'is', null)
      .returning('client_id')
      .executeTakeFirst();
    return used !== undefined;
  };

  return {
    areOn: async (clientId: number): Promise<boolean> => {
      const row = await find(clientId);
      return row !== undefined && row.confirmed_at !== null;
    },

    /** The key that waits for its first code. */
    newSecretOf: async (clientId: number): Promise<Buffer | null> => {
      const row = await find(clientId);
      return row?.confirmed_at === null ? sealer.open(ownerOf(clientId), row.sealed_secret) : null;
    },

    /** Makes a key, in the place of one that waits; false when codes are on. */
    begin: async (clientId: number, now: Date): Promise<boolean> => {
      const fresh = { sealed_secret: sealer.seal(ownerOf(clientId), makeTotpSecret()), created_at: now };
      const begun = await db
        .insertInto('client_totp')
        .values({ client_id: clientId, ...fresh })
        .onConflict((conflict) =>
          conflict.column('client_id').doUpdateSet(fresh).where('client_totp.confirmed_at', 'is', null),
        )
        .returning('client_id')
        .executeTakeFirst();
      return begun !== undefined;
    },

    confirm: (clientId: number, code: string, now: Date): Promise<boolean> =>
      spendAppCode(clientId, code.replace(/[\s-]/g, ''), now, true),

    /** Uses up a code of the app or a recovery code. */
    use: async (clientId: number, typed: string, now: Date): Promise<'app' | 'recovery' | null> => {
      const code = typed.replace(/[\s-]/g, '');
      if (APP_CODE.test(code)) return (await spendAppCode(clientId, code, now, false)) ? 'app' : null;
      return (await spendRecoveryCode(clientId, code, now)) ? 'recovery' : null;
    },

    /** Replaces every recovery code. */
    renewRecoveryCodes: async (clientId: number): Promise<string[]> => {
      const codes = makeRecoveryCodes();
      await db.deleteFrom('recovery_code').where('client_id', '=', clientId).execute();
      await db
        .insertInto('recovery_code')
        .values(
          codes.map((code) => ({
            client_id: clientId,
            code_hash: hashRecoveryCode(ownerOf(clientId), code),
          })),
        )
        .execute();
      return codes;
    },

    recoveryCodesLeft: async (clientId: number): Promise<number> => {
      const { left } = await db
        .selectFrom('recovery_code')
        .select((eb) => eb.fn.countAll<number>().as('left'))
        .where('client_id', '=', clientId)
        .where('used_at', 'is', null)
        .executeTakeFirstOrThrow();
      return Number(left);
    },

    /** False when nothing was on. */
    end: async (clientId: number): Promise<boolean> => {
      await db.deleteFrom('recovery_code').where('client_id', '=', clientId).execute();
      const ended = await db
        .deleteFrom('client_totp')
        .where('client_id', '=', clientId)
        .returning('confirmed_at')
        .executeTakeFirst();
      return ended !== undefined && ended.confirmed_at !== null;
    },
  };
};

export type Codes = ReturnType<typeof createCodes>;
