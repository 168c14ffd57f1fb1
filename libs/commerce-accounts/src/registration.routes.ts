import { authContract } from '@shop/contracts/auth';
import type { AuditLog } from '@shop/commerce-kit/audit-log';
import { actorOf } from '@shop/commerce-kit/audit-refusals';
import type { Module } from '@shop/commerce-kit/module';
import type { Visitor } from '@shop/commerce-kit/visitor';
import { setSession } from '@shop/commerce-kit/session-headers';
import { deviceOf } from './sessions/device-of.ts';
import { placeHash, type AccountLimits } from './accounts.limits.ts';
import type { AccountMails } from './account-mails.ts';
import type { AccountSessions } from './accounts.ports.ts';
import { alreadyClient } from './accounts.problems.ts';
import type { ClientsRepository } from './clients.repository.ts';
import type { EmailMails } from './email-mails.ts';
import { evenly } from '@shop/commerce-kit/evenly';
import type { NewPasswordCheck } from './new-password.ts';
import type { Passwords } from './passwords.ts';
import { readPhone } from './read-phone.ts';
import type { UserOf } from './user-answer.ts';

type RegistrationDeps = {
  clients: ClientsRepository;
  limits: AccountLimits;
  mails: AccountMails;
  emailMails: EmailMails;
  passwords: Passwords;
  sessions: AccountSessions<Visitor>;
  userOf: UserOf;
  audit: AuditLog;
  checkNewPassword: NewPasswordCheck;
};

/** Checks whether the address belongs to a client, and creates the account. */
export const registrationRoutes =
  ({
    clients,
    limits,
    mails,
    emailMails,
    passwords,
    sessions,
    userOf,
    audit,
    checkNewPassword,
  }: RegistrationDeps): Module =>
  async (app) => {
    app.call(authContract.checkClient, async ({ body, brand, ip, locale, now }) => {
      await limits.ask({ brand: brand.key, ip, now });
      return evenly(async () => {
        const client = await clients.findByEmail(brand.key, body.email);
        const imported = client !== undefined && client.password_hash === null;
        const sent =
          imported && (await limits.mayMail({ brand: brand.key, ip, now }, body.email))
            ? await mails.sendOneTimeLink(client, brand, locale, now)
            : false;
        return {
          status: true as const,
          found: client !== undefined,
          // A repeated check on the same day still answers that a link was mailed.
          new_password_has_been_sent: sent || imported,
        };
      });
    });

    app.call(
      authContract.register,
      async ({ body, brand, currency, ip, languageId, locale, now, userAgent, visitor, reply }) => {
        await limits.register({ brand: brand.key, ip, now });
        const phoneNumber = readPhone(body.phone, brand.countryId);
        const place = { brand: brand.key, ip };
        await checkNewPassword({
          password: body.password,
          personal: [body.email, body.first_name, body.last_name, brand.name, brand.key],
          actor: actorOf(visitor),
          place,
        });
        const passwordHash = await passwords.hash(body.password);
        const client = await clients.insert({
          brand: brand.key,
          email: body.email,
          password_hash: passwordHash,
          first_name: body.first_name,
          last_name: body.last_name,
          phone_number: phoneNumber,
          country_id: brand.countryId,
          language_id: languageId,
          currency_id: currency.id,
        });
        if (!client) throw alreadyClient();

        await mails.sendWelcome(client, brand, locale);
        await emailMails.sendConfirmation(client, { brand, locale, now });
        await clients.rememberPlace(client.id, placeHash(ip), now);
        const opened = await sessions.login(
          visitor,
          { id: client.id, brand: brand.key },
          { remember: false, now, device: deviceOf(userAgent, ip) },
        );
        audit.record({
          event: 'account.registered',
          outcome: 'done',
          actor: { kind: 'client', id: client.id },
          place,
        });
        setSession(reply, opened.token, opened.maxAgeSeconds);
        return { status: true as const, user: await userOf(client, brand) };
      },
    );
  };
