import { factorContract } from '@shop/contracts/factors';
import type { Module } from '@shop/commerce-kit/module';
import { notFound } from '@shop/commerce-kit/problem';
import type { Database } from '@shop/database';
import type { Changes } from './change.ts';
import { createCodes } from './codes.repository.ts';
import type { FactorMails } from './factor-mails.ts';
import type { FactorLimits } from './factors.limits.ts';
import { codesAreOn, wrongCode } from './factors.problems.ts';
import type { Sealer } from './sealed-secret.ts';

type CodesRoutesDeps = {
  db: Database;
  changes: Changes;
  limits: FactorLimits;
  notify: FactorMails;
  sealer: Sealer;
};

/** Turns codes of an authenticator app on and off, and renews recovery codes. */
export const codesRoutes =
  ({ db, changes, limits, notify, sealer }: CodesRoutesDeps): Module =>
  async (app) => {
    app.call(factorContract.beginCodes, async (context) => {
      await changes.begin(context);
      if (!(await createCodes(db, sealer).begin(context.visitor.clientId, context.now))) throw codesAreOn();
      return {};
    });

    app.call(factorContract.confirmCodes, async (context) => {
      const { body, brand, ip, now } = context;
      const person = await changes.begin(context);
      const attempt = await limits.code({ brand: brand.key, ip, now }, person.id);
      const recoveryCodes = await db.transaction().execute(async (tx) => {
        const codes = createCodes(tx, sealer);
        if (!(await codes.confirm(person.id, body.code, now))) return null;
        await notify(tx, 'codes-on', person, context);
        return codes.renewRecoveryCodes(person.id);
      });
      changes.record(context, 'codes.on', recoveryCodes ? 'done' : 'refused');
      if (!recoveryCodes) throw wrongCode();
      await attempt.succeeded();
      return { recovery_codes: recoveryCodes };
    });

    app.call(factorContract.renewRecoveryCodes, async (context) => {
      const person = await changes.begin(context);
      const recoveryCodes = await db.transaction().execute(async (tx) => {
        const codes = createCodes(tx, sealer);
        // The row of the app's key orders two renewals: the codes of the later one are valid.
        const locked = await tx
          .selectFrom('client_totp')
          .select('confirmed_at')
          .where('client_id', '=', person.id)
          .forUpdate()
          .executeTakeFirst();
        if (!locked?.confirmed_at) return null;
        await notify(tx, 'recovery-codes-new', person, context);
        return codes.renewRecoveryCodes(person.id);
      });
      if (!recoveryCodes) throw notFound();
      changes.record(context, 'recovery_codes.renewed');
      return { recovery_codes: recoveryCodes };
    });

    app.call(factorContract.endCodes, async (context) => {
      const person = await changes.begin(context);
      const wereOn = await db.transaction().execute(async (tx) => {
        const ended = await createCodes(tx, sealer).end(person.id);
        if (ended) await notify(tx, 'codes-off', person, context);
        return ended;
      });
      if (wereOn) changes.record(context, 'codes.off');
      return {};
    });
  };
