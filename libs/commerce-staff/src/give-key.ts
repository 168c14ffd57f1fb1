import type { Database } from '@shop/database';
import {
  appKeyOf,
  createSealer,
  hashRecoveryCode,
  makeRecoveryCodes,
  makeTotpSecret,
} from '@shop/commerce-factors/codes';
import { err, ok, type Result } from '@shop/domain/result';
import { appendAct, type Who } from './act-log.ts';
import { ownerOf } from './second-factor.ts';
import { lockMember } from './staff-members.repository.ts';

type By = { readonly who: Who; readonly now: Date; readonly reason: string };
type NewKey = { readonly uri: string; readonly key: string; readonly recoveryCodes: readonly string[] };

/** Gives a person a new key for an authenticator app and new recovery codes; the old ones end. */
export const giveKey = (
  db: Database,
  { login, factorKey }: { readonly login: string; readonly factorKey: string },
  { who, now, reason }: By,
): Promise<Result<NewKey, 'unknown_login'>> =>
  db.transaction().execute(async (tx) => {
    const member = await lockMember(tx, login);
    if (!member || member.ended_at) return err('unknown_login');
    const { id } = member;
    const secret = makeTotpSecret();
    const fresh = { sealed_secret: createSealer(factorKey).seal(ownerOf(id), secret), created_at: now };
    await tx
      .insertInto('staff_totp')
      .values({ staff_id: id, ...fresh })
      .onConflict((conflict) => conflict.column('staff_id').doUpdateSet({ ...fresh, last_step: 0 }))
      .execute();
    const recoveryCodes = makeRecoveryCodes();
    const hashes = recoveryCodes.map((code) => hashRecoveryCode(ownerOf(id), code));
    await tx.deleteFrom('staff_recovery_code').where('staff_id', '=', id).execute();
    await tx
      .insertInto('staff_recovery_code')
      .values(hashes.map((code_hash) => ({ staff_id: id, code_hash })))
      .execute();
    const subject = { kind: 'staff', id };
    await appendAct(tx, { at: now, who, act: 'staff.key_given', subject, before: null, after: null, reason });
    return ok({ ...appKeyOf(secret, { issuer: 'Office', label: member.login }), recoveryCodes });
  });
