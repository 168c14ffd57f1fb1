import { ownAccountContract } from '@shop/contracts/auth';
import type { Database } from '@shop/database';
import type { AuditLog } from '@shop/commerce-kit/audit-log';
import { actorOf } from '@shop/commerce-kit/audit-refusals';
import { evenly } from '@shop/commerce-kit/evenly';
import type { Module } from '@shop/commerce-kit/module';
import { notFound } from '@shop/commerce-kit/problem';
import { findStop } from '@shop/commerce-mail-reports';
import type { AccountLimits } from './accounts.limits.ts';
import { deadConfirmation, sameEmail, wrongPassword } from './accounts.problems.ts';
import type { ClientsRepository } from './clients.repository.ts';
import { createConfirmEmail } from './confirm-email.ts';
import type { EmailMails } from './email-mails.ts';
import type { Passwords } from './passwords.ts';

type EmailChangeDeps = {
  db: Database;
  clients: ClientsRepository;
  limits: AccountLimits;
  emailMails: EmailMails;
  passwords: Passwords;
  audit: AuditLog;
};

/** Addresses are confirmed, and changed, by mailed links. No answer reveals whether another address has an account. */
export const emailChangeRoutes =
  ({ db, clients, limits, emailMails, passwords, audit }: EmailChangeDeps): Module =>
  async (app) => {
    const confirmEmail = createConfirmEmail({ db, emailMails });

    app.call(ownAccountContract.requestEmailChange, async ({ body, brand, ip, locale, now, visitor }) => {
      const { clientId } = visitor;
      const place = { brand: brand.key, ip };
      const attempt = await limits.changePassword({ ...place, now }, clientId);
      const client = await clients.find(clientId);
      const isRight = await passwords.verify(client?.password_hash ?? null, body.current_password);
      if (!client || !isRight) throw wrongPassword();
      await attempt.succeeded();
      if (body.email.toLowerCase() === client.email.toLowerCase()) throw sameEmail();
      await limits.changeEmail({ ...place, now }, clientId);
      return evenly(async () => {
        const mayMail = await limits.mayMail({ ...place, now }, body.email);
        const isTaken = (await clients.findByEmail(brand.key, body.email)) !== undefined;
        if (mayMail) await emailMails.sendChange(client, body.email, isTaken, { brand, locale, now });
        audit.record({
          event: 'account.changed',
          outcome: mayMail ? 'done' : 'refused',
          actor: { kind: 'client', id: clientId },
          place,
          details: { act: 'email.asked' },
        });
        return { status: true as const };
      });
    });

    app.call(ownAccountContract.sendConfirmation, async ({ brand, ip, locale, now, visitor }) => {
      const client = await clients.find(visitor.clientId);
      if (!client) throw notFound();
      // A stopped address is confirmed once more: its link lifts the stop.
      const isOpen = client.email_confirmed_at === null || (await findStop(db, client.email)) !== undefined;
      if (isOpen && (await limits.mayMail({ brand: brand.key, ip, now }, client.email)))
        await emailMails.sendConfirmation(client, { brand, locale, now });
      return { status: true as const };
    });

    app.call(ownAccountContract.confirmEmail, async ({ body, brand, ip, locale, now, visitor }) => {
      const place = { brand: brand.key, ip };
      await limits.confirm({ ...place, now });
      const confirmed = await confirmEmail(body.token, { brand, locale, now });
      audit.record({
        event: 'account.changed',
        outcome: confirmed ? 'done' : 'refused',
        actor: confirmed ? { kind: 'client', id: confirmed.clientId } : actorOf(visitor),
        place,
        details: { act: confirmed?.isChanged ? 'email.changed' : 'email.confirmed' },
      });
      if (!confirmed) throw deadConfirmation();
      return { status: true as const, state: confirmed.state };
    });
  };
