import type { AuditLog } from '@shop/commerce-kit/audit-log';
import { createAttemptsRepository } from '@shop/commerce-kit/attempts.repository';
import type { Module } from '@shop/commerce-kit/module';
import type { MailPort } from '@shop/commerce-mail';
import type { Database } from '@shop/database';
import { createChanges } from './change.ts';
import { createCodes } from './codes.repository.ts';
import { codesRoutes } from './codes.routes.ts';
import { createFactorMails } from './factor-mails.ts';
import { createFactorLimits } from './factors.limits.ts';
import type { AccountDoor } from './factors.ports.ts';
import { loginStepRoutes } from './login-step.routes.ts';
import { createLoginSteps } from './login-steps.repository.ts';
import { createPasskeyCeremonies } from './passkey-ceremonies.ts';
import { passkeyRoutes } from './passkey.routes.ts';
import { createPasskeys } from './passkeys.repository.ts';
import { proofRoutes } from './proof.routes.ts';
import { createProofs } from './proofs.repository.ts';
import { createSealer } from './sealed-secret.ts';

type SecondStepDeps = { db: Database; factorKey: string };

/** What the login asks of the factors: the token of a second step, null where the password is enough. */
export const createSecondStep = ({ db, factorKey }: SecondStepDeps) => {
  const codes = createCodes(db, createSealer(factorKey));
  const steps = createLoginSteps(db);
  return async (
    client: { id: number; brand: string },
    { remember, now }: { remember: boolean; now: Date },
  ): Promise<string | null> => ((await codes.areOn(client.id)) ? steps.begin(client, remember, now) : null);
};

type FactorsDeps = SecondStepDeps & { accounts: AccountDoor; audit: AuditLog; mail: MailPort };

/** Codes, recovery codes and passkeys of clients. */
export const createFactors = ({ db, factorKey, accounts, audit, mail }: FactorsDeps) => {
  const sealer = createSealer(factorKey);
  const codes = createCodes(db, sealer);
  const passkeys = createPasskeys(db);
  const proofs = createProofs(db);
  const limits = createFactorLimits(createAttemptsRepository(db));
  const deps = {
    ...{ db, accounts, audit, codes, limits, passkeys, proofs, sealer },
    steps: createLoginSteps(db),
    notify: createFactorMails(mail),
    changes: createChanges({ accounts, audit, proofs }),
    ceremonies: createPasskeyCeremonies({ passkeys, factorKey }),
  };
  const routes: Module = async (app) => {
    await proofRoutes(deps)(app);
    await codesRoutes(deps)(app);
    await passkeyRoutes(deps)(app);
    await loginStepRoutes(deps)(app);
  };
  return { routes };
};
