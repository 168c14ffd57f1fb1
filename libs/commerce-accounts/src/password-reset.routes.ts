import { authContract } from '@shop/contracts/auth';
import type { Database } from '@shop/database';
import type { AuditLog } from '@shop/commerce-kit/audit-log';
import { actorOf } from '@shop/commerce-kit/audit-refusals';
import type { Module } from '@shop/commerce-kit/module';
import { allowNews } from '@shop/commerce-mail-reports';
import type { Visitor } from '@shop/commerce-kit/visitor';
import { clearSession } from '@shop/commerce-kit/session-headers';
import { placeHash, type AccountLimits } from './accounts.limits.ts';
import type { AccountMails } from './account-mails.ts';
import type { AccountSessions } from './accounts.ports.ts';
import { deadLink } from './accounts.problems.ts';
import { createClientsRepository, type ClientsRepository } from './clients.repository.ts';
import { evenly } from '@shop/commerce-kit/evenly';
import type { NewPasswordCheck } from './new-password.ts';
import type { Passwords } from './passwords.ts';
import { createResetLinks } from './reset-links.repository.ts';

type PasswordResetDeps = {
  db: Database;
  clients: ClientsRepository;
  limits: AccountLimits;
  mails: AccountMails;
  passwords: Passwords;
  sessions: AccountSessions<Visitor>;
  audit: AuditLog;
  checkNewPassword: NewPasswordCheck;
};

/** Password reset by a mailed link. The answers do not reveal whether an account exists. */
export const passwordResetRoutes =
  ({ db, clients, limits, mails, passwords, sessions, audit, checkNewPassword }: PasswordResetDeps): Module =>
  async (app) => {
    app.call(authContract.requestPasswordReset, async ({ body, brand, ip, locale, now, visitor }) => {
      await limits.ask({ brand: brand.key, ip, now });
      return evenly(async () => {
        const mayMail = await limits.mayMail({ brand: brand.key, ip, now }, body.email);
        const client = await clients.findByEmail(brand.key, body.email);
        if (client && mayMail) await mails.sendResetLink(client, brand, locale, now);
        audit.record({
          event: 'password.reset_asked',
          outcome: client && mayMail ? 'done' : 'refused',
          actor: actorOf(visitor),
          place: { brand: brand.key, ip },
          ...(client && { subject: { kind: 'client', id: client.id } }),
        });
        return { status: true as const };
      });
    });

    app.call(authContract.passwordReset, async ({ body, brand, ip, now, reply, visitor }) => {
      await limits.register({ brand: brand.key, ip, now });
      const place = { brand: brand.key, ip };
      const known = await createResetLinks(db).ownerOf(body.token, brand.key, now);
      const person = known === null ? undefined : await clients.find(known);
      await checkNewPassword({
        password: body.password,
        personal: [brand.name, brand.key, person?.email, person?.first_name, person?.last_name].filter(
          (text) => text !== undefined,
        ),
        actor: actorOf(visitor),
        place,
      });
      // Hashed before the link is used up, so that a full queue does not cost the client the link.
      const passwordHash = await passwords.hash(body.password);
      const clientId = await db.transaction().execute(async (tx) => {
        const links = createResetLinks(tx);
        const owner = await links.use(body.token, brand.key, now);
        if (owner === null) return null;
        const people = createClientsRepository(tx);
        await people.setPassword(owner, passwordHash, now);
        // The link was read in the mailbox of the address.
        if (person && (await people.confirmEmail(owner, person.email, now)))
          await allowNews(tx, person.email, now);
        await links.voidAll(owner, now);
        return owner;
      });
      if (clientId === null) {
        audit.record({ event: 'password.reset', outcome: 'refused', actor: actorOf(visitor), place });
        throw deadLink();
      }
      audit.record({
        event: 'password.reset',
        outcome: 'done',
        actor: { kind: 'client', id: clientId },
        place,
      });

      await sessions.endAllOf(clientId, now);
      await clients.rememberPlace(clientId, placeHash(ip), now);
      const client = await clients.find(clientId);
      if (client) await limits.forgetTries(brand.key, client.email, ip);
      clearSession(reply);
      return { status: true as const };
    });
  };
