import type { Module } from '@shop/commerce-kit/module';
import type { Person } from '@shop/commerce-kit/personal-data';
import { conflict, invalid, notFound } from '@shop/commerce-kit/problem';
import { clearSession } from '@shop/commerce-kit/session-headers';
import { privacyContract } from '@shop/contracts/privacy';
import type { Database } from '@shop/database';
import { eraseAccount, obstaclesOf } from './erase-account.ts';
import { exportPage } from './export-page.ts';
import type { PrivacyDeps } from './privacy.ports.ts';
import { readPerson } from './read-person.ts';

const HOUR = 60 * 60_000;
/** An export reads many tables. */
const EXPORTS = { visitorLimit: { max: 10, window: HOUR } } as const;

const personOf = async (db: Database, brand: string, clientId: number): Promise<Person> => {
  const client = await db.selectFrom('client').select('email').where('id', '=', clientId).executeTakeFirst();
  if (!client) throw notFound();
  return { clientId, brand, email: client.email };
};

export const privacyRoutes =
  ({ db, mail, audit, parts, confirmClient }: PrivacyDeps): Module =>
  async (app) => {
    app.call(
      privacyContract.data,
      async ({ brand, now, visitor, reply }) => {
        const topics = await readPerson(db, parts, await personOf(db, brand.key, visitor.clientId));
        const data = Object.fromEntries(topics.map(({ topic, rows }) => [topic, rows]));
        return reply
          .header('content-disposition', 'attachment; filename="my-data.json"')
          .header('cache-control', 'no-store')
          .type('application/json; charset=utf-8')
          .send(JSON.stringify({ brand: brand.key, exported_at: now, ...data }, null, 2));
      },
      EXPORTS,
    );

    app.call(
      privacyContract.page,
      async ({ brand, locale, now, visitor, reply }) => {
        const topics = await readPerson(db, parts, await personOf(db, brand.key, visitor.clientId));
        return reply
          .header('content-disposition', 'attachment; filename="my-data.html"')
          .header('cache-control', 'no-store')
          .type('text/html; charset=utf-8')
          .send(exportPage({ topics, brandName: brand.name, locale, timeZone: brand.timeZone, now }));
      },
      EXPORTS,
    );

    app.call(privacyContract.erasure, async ({ brand, visitor }) => ({
      status: true as const,
      obstacles: await obstaclesOf(db, parts, await personOf(db, brand.key, visitor.clientId)),
    }));

    app.call(privacyContract.erase, async ({ body, brand, ip, locale, now, visitor, reply }) => {
      const { clientId } = visitor;
      const place = { brand: brand.key, ip };
      const actor = { kind: 'client', id: clientId } as const;
      const client = await confirmClient(clientId, body.current_password, { ...place, now });
      if (!client) throw invalid({ current_password: ['auth.forms.wrong_password'] });
      const person = { clientId, brand: brand.key, email: client.email, name: client.first_name };
      const obstacles = await eraseAccount({ db, mail, parts }, { person, brand, locale, now });
      audit.record({
        event: 'account.changed',
        outcome: obstacles.length === 0 ? 'done' : 'refused',
        ...{ actor, place, details: { act: 'erased' } },
      });
      if (obstacles.length > 0) throw conflict('erasure_obstacles', { obstacles });
      clearSession(reply);
      return { status: true as const };
    });
  };
