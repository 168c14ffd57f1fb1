import { type AccountPreferences, ownAccountContract } from '@shop/contracts/auth';
import type { Database } from '@shop/database';
import type { AuditLog } from '@shop/commerce-kit/audit-log';
import type { Module } from '@shop/commerce-kit/module';
import { invalid, notFound } from '@shop/commerce-kit/problem';
import { languageIdOf, type ShopBrand } from '@shop/commerce-kit/shop-brand';
import { setSession } from '@shop/commerce-kit/session-headers';
import type { Visitor } from '@shop/commerce-kit/visitor';
import type { AccountMails } from './account-mails.ts';
import type { AccountLimits } from './accounts.limits.ts';
import type { AccountSessions } from './accounts.ports.ts';
import { wrongPassword } from './accounts.problems.ts';
import { createClientsRepository, type ClientsRepository } from './clients.repository.ts';
import type { NewPasswordCheck } from './new-password.ts';
import type { Passwords } from './passwords.ts';
import { readPhone } from './read-phone.ts';
import { createResetLinks } from './reset-links.repository.ts';
import type { UserOf } from './user-answer.ts';

/** What the brand does not offer, by the field that requested it. */
const preferenceFaults = (
  { language_id, currency_id, country_id }: AccountPreferences,
  { locales, currencies, shipsTo }: ShopBrand,
): Record<string, string[]> => ({
  ...(!locales.some((locale) => languageIdOf(locale) === language_id) && { language_id: ['not_offered'] }),
  ...(!currencies.some(({ id }) => id === currency_id) && { currency_id: ['not_offered'] }),
  ...(!shipsTo.includes(country_id) && { country_id: ['not_offered'] }),
});

type OwnAccountDeps = {
  db: Database;
  clients: ClientsRepository;
  limits: AccountLimits;
  mails: AccountMails;
  passwords: Passwords;
  sessions: AccountSessions<Visitor>;
  userOf: UserOf;
  audit: AuditLog;
  checkNewPassword: NewPasswordCheck;
};

/** Changes of a client's own account. */
export const ownAccountRoutes =
  (deps: OwnAccountDeps): Module =>
  async (app) => {
    const { db, clients, limits, mails, passwords, sessions, userOf, audit, checkNewPassword } = deps;

    app.call(ownAccountContract.updateContactInfo, async ({ body, brand, ip, now, visitor }) => {
      const { clientId } = visitor;
      const client = await clients.setContact(
        clientId,
        {
          first_name: body.first_name,
          last_name: body.last_name,
          phone_number: readPhone(body.phone, brand.countryId),
        },
        now,
      );
      if (!client) throw notFound();
      audit.record({
        event: 'account.changed',
        outcome: 'done',
        actor: { kind: 'client', id: clientId },
        place: { brand: brand.key, ip },
      });
      return { status: true as const, user: await userOf(client, brand) };
    });

    app.call(ownAccountContract.updatePreferences, async ({ body, brand, ip, now, visitor }) => {
      const faults = preferenceFaults(body, brand);
      if (Object.keys(faults).length > 0) throw invalid(faults);
      const client = await clients.setPreferences(visitor.clientId, body, now);
      if (!client) throw notFound();
      audit.record({
        event: 'account.changed',
        outcome: 'done',
        actor: { kind: 'client', id: visitor.clientId },
        place: { brand: brand.key, ip },
        details: { act: 'preferences' },
      });
      return { status: true as const, user: await userOf(client, brand) };
    });

    app.call(ownAccountContract.changePassword, async ({ body, brand, ip, locale, now, reply, visitor }) => {
      const { clientId } = visitor;
      const actor = { kind: 'client', id: clientId } as const;
      const place = { brand: brand.key, ip };
      const attempt = await limits.changePassword({ ...place, now }, clientId);
      const client = await clients.find(clientId);
      const isRight = await passwords.verify(client?.password_hash ?? null, body.current_password);
      if (!client || !isRight) {
        audit.record({ event: 'password.changed', outcome: 'refused', actor, place });
        throw wrongPassword();
      }
      await checkNewPassword({
        password: body.password,
        personal: [client.email, client.first_name, client.last_name, brand.name, brand.key],
        ...{ actor, place },
      });
      const passwordHash = await passwords.hash(body.password);
      await db.transaction().execute(async (tx) => {
        await createClientsRepository(tx).setPassword(clientId, passwordHash, now);
        await createResetLinks(tx).voidAll(clientId, now);
        await mails.sendPasswordChanged(tx, client, brand, locale, now);
      });
      await attempt.succeeded();
      // All other sessions are logged out; this browser continues with a new token.
      await sessions.endAllOf(clientId, now, visitor.sessionId);
      const opened = await sessions.rotate(visitor, { now });
      if (opened) setSession(reply, opened.token, opened.maxAgeSeconds);
      audit.record({ event: 'password.changed', outcome: 'done', actor, place });
      return { status: true as const };
    });
  };
