import { factorContract } from '@shop/contracts/factors';
import type { AuditLog } from '@shop/commerce-kit/audit-log';
import type { Module } from '@shop/commerce-kit/module';
import { toStamp } from '@shop/commerce-kit/stamp';
import type { Codes } from './codes.repository.ts';
import type { FactorLimits } from './factors.limits.ts';
import type { AccountDoor } from './factors.ports.ts';
import { wrongCode, wrongPassword } from './factors.problems.ts';
import type { Passkeys } from './passkeys.repository.ts';
import type { Proofs } from './proofs.repository.ts';
import { appKeyOf } from './totp.ts';

type ProofRoutesDeps = {
  accounts: AccountDoor;
  audit: AuditLog;
  codes: Codes;
  limits: FactorLimits;
  passkeys: Passkeys;
  proofs: Proofs;
};

/** What an account is protected by, and the proof that changes of it require. */
export const proofRoutes =
  ({ accounts, audit, codes, limits, passkeys, proofs }: ProofRoutesDeps): Module =>
  async (app) => {
    app.call(factorContract.security, async ({ brand, now, visitor }) => {
      const { clientId } = visitor;
      const isProved = await proofs.isFresh(visitor, now);
      const [hasCodes, left, own, person, secret] = await Promise.all([
        codes.areOn(clientId),
        codes.recoveryCodesLeft(clientId),
        passkeys.listOf(clientId),
        accounts.find(clientId),
        isProved ? codes.newSecretOf(clientId) : null,
      ]);
      return {
        is_proved: isProved,
        has_codes: hasCodes,
        new_key: secret && appKeyOf(secret, { issuer: brand.name, label: person?.email ?? '' }),
        recovery_codes_left: left,
        passkeys: own.map(({ id, name, device, created_at, used_at }) => ({
          ...{ id, name, device, added_at: toStamp(created_at) },
          used_at: used_at && toStamp(used_at),
        })),
      };
    });

    app.call(factorContract.prove, async ({ body, brand, ip, now, visitor }) => {
      const { clientId } = visitor;
      const attempt = await limits.code({ brand: brand.key, ip, now }, clientId);
      const isRight =
        body.code === undefined
          ? await accounts.hasPassword(clientId, body.password ?? '')
          : (await codes.use(clientId, body.code, now)) !== null;
      audit.record({
        event: 'account.changed',
        outcome: isRight ? 'done' : 'refused',
        actor: { kind: 'client', id: clientId },
        place: { brand: brand.key, ip },
        details: { act: 'proved' },
      });
      if (!isRight) throw body.code === undefined ? wrongPassword() : wrongCode();
      await attempt.succeeded();
      await proofs.keep(visitor, now);
      return {};
    });
  };
