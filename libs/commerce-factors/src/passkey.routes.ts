import { factorContract } from '@shop/contracts/factors';
import type { Module } from '@shop/commerce-kit/module';
import { notFound } from '@shop/commerce-kit/problem';
import { deviceOf } from '@shop/commerce-accounts';
import type { Database } from '@shop/database';
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Changes } from './change.ts';
import type { FactorMails } from './factor-mails.ts';
import { refusedPasskey, tooManyPasskeys } from './factors.problems.ts';
import type { PasskeyCeremonies } from './passkey-ceremonies.ts';
import { createPasskeys, MOST_PASSKEYS } from './passkeys.repository.ts';

type PasskeyRoutesDeps = {
  db: Database;
  ceremonies: PasskeyCeremonies;
  changes: Changes;
  notify: FactorMails;
};

/** Adds and removes a client's passkeys. */
export const passkeyRoutes =
  ({ db, ceremonies, changes, notify }: PasskeyRoutesDeps): Module =>
  async (app) => {
    app.call(factorContract.newPasskeyOptions, async (context) => {
      const person = await changes.begin(context);
      const own = await createPasskeys(db).listOf(person.id);
      if (own.length >= MOST_PASSKEYS) throw tooManyPasskeys();
      return { options: { ...(await ceremonies.beginAdding(person, context.brand, context.now)) } };
    });

    app.call(factorContract.addPasskey, async (context) => {
      const { body, brand, ip, now, userAgent } = context;
      const person = await changes.begin(context);
      // The library takes the browser's JSON, whose extension results the shop does not use.
      const response = { ...body.response, clientExtensionResults: {} } as RegistrationResponseJSON;
      const credential = await ceremonies.finishAdding(response, person.id, brand, now);
      const { browser, system } = deviceOf(userAgent, ip);
      const isAdded =
        credential !== null &&
        (await createPasskeys(db).add(
          {
            client_id: person.id,
            credential_id: credential.id,
            public_key: Buffer.from(credential.publicKey),
            counter: credential.counter,
            transports: credential.transports ?? [],
            name: body.name,
            device: [browser, system].filter(Boolean).join(', '),
          },
          now,
        ));
      changes.record(context, 'passkey.added', isAdded ? 'done' : 'refused');
      if (!isAdded) throw refusedPasskey();
      await db.transaction().execute((tx) => notify(tx, 'passkey-added', person, context));
      return {};
    });

    app.call(factorContract.removePasskey, async (context) => {
      const person = await changes.begin(context);
      await db.transaction().execute(async (tx) => {
        if (!(await createPasskeys(tx).remove(person.id, context.body.id))) throw notFound();
        await notify(tx, 'passkey-removed', person, context);
      });
      changes.record(context, 'passkey.removed');
      return {};
    });
  };
