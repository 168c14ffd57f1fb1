import { factorContract } from '@shop/contracts/factors';
import type { AuditLog } from '@shop/commerce-kit/audit-log';
import { actorOf } from '@shop/commerce-kit/audit-refusals';
import type { Module } from '@shop/commerce-kit/module';
import type { Database } from '@shop/database';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { createCodes } from './codes.repository.ts';
import type { FactorLimits } from './factors.limits.ts';
import type { AccountDoor } from './factors.ports.ts';
import { endedStep, refusedPasskey, wrongCode } from './factors.problems.ts';
import type { LoginSteps } from './login-steps.repository.ts';
import type { PasskeyCeremonies } from './passkey-ceremonies.ts';
import type { Sealer } from './sealed-secret.ts';

type LoginStepRoutesDeps = {
  db: Database;
  accounts: AccountDoor;
  audit: AuditLog;
  ceremonies: PasskeyCeremonies;
  limits: FactorLimits;
  sealer: Sealer;
  steps: LoginSteps;
};

/** The end of a login by a code, and the login by a passkey, which is both factors. */
export const loginStepRoutes =
  ({ db, accounts, audit, ceremonies, limits, sealer, steps }: LoginStepRoutesDeps): Module =>
  async (app) => {
    app.call(factorContract.loginStep, async ({ body, ...context }) => {
      const { brand, ip, now, visitor } = context;
      const place = { brand: brand.key, ip, now };
      const waiting = await steps.find(body.step, brand.key, now);
      if (waiting === null) {
        await limits.unknownStep(place);
        throw endedStep();
      }
      const attempt = await limits.code(place, waiting);
      // The code is used up and the login ends in one transaction; a refused try is counted all the same.
      const passed = await db.transaction().execute(async (tx) => {
        const taken = await steps.take(tx, body.step, brand.key, now);
        if (!taken) return 'ended';
        if ((await createCodes(tx, sealer).use(taken.clientId, body.code, now)) === null) return 'wrong';
        await steps.use(tx, body.step, now);
        return taken;
      });
      if (typeof passed === 'string') {
        audit.record({
          event: 'login.failed',
          outcome: 'refused',
          actor: actorOf(visitor),
          subject: { kind: 'client', id: waiting },
          place: { brand: brand.key, ip },
          details: { act: 'code' },
        });
        throw passed === 'ended' ? endedStep() : wrongCode();
      }
      await attempt.succeeded();
      return { user: await accounts.letIn(passed.clientId, passed.isRemembered, context) };
    });

    app.call(factorContract.passkeyLoginOptions, async ({ brand, ip, now }) => {
      await limits.passkey({ brand: brand.key, ip, now });
      return { options: { ...(await ceremonies.beginLogin(brand, now)) } };
    });

    app.call(factorContract.passkeyLogin, async ({ body, ...context }) => {
      const { brand, ip, now, visitor } = context;
      await limits.passkey({ brand: brand.key, ip, now });
      const response = { ...body.response, clientExtensionResults: {} } as AuthenticationResponseJSON;
      const clientId = await ceremonies.finishLogin(response, brand, now);
      const user = clientId === null ? null : await accounts.letIn(clientId, body.remember ?? false, context);
      if (!user) {
        audit.record({
          event: 'login.failed',
          outcome: 'refused',
          actor: actorOf(visitor),
          place: { brand: brand.key, ip },
          details: { act: 'passkey' },
        });
        throw refusedPasskey();
      }
      return { user };
    });
  };
