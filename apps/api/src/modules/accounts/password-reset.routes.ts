import { authContract } from '@shop/contracts';
import type { Database } from '@shop/database';
import type { Module } from '../../platform/module.ts';
import type { Visitor } from '../../platform/visitor.ts';
import { clearSession } from '../../platform/session-headers.ts';
import { placeHash, type AccountLimits } from './accounts.limits.ts';
import type { AccountMails } from './account-mails.ts';
import type { AccountSessions } from './accounts.ports.ts';
import { deadLink } from './accounts.problems.ts';
import { createClientsRepository, type ClientsRepository } from './clients.repository.ts';
import { evenly } from './evenly.ts';
import type { Passwords } from './passwords.ts';
import { createResetLinks } from './reset-links.repository.ts';

type Deps = {
  db: Database;
  clients: ClientsRepository;
  limits: AccountLimits;
  mails: AccountMails;
  passwords: Passwords;
  sessions: AccountSessions<Visitor>;
};

/** The way back in for whoever reads the mailbox; it tells nobody else whether there is an account. */
export const passwordResetRoutes =
  ({ db, clients, limits, mails, passwords, sessions }: Deps): Module =>
  async (app) => {
    app.call(authContract.requestPasswordReset, async ({ body, brand, ip, locale, now }) => {
      await limits.ask({ brand: brand.key, ip, now });
      return evenly(async () => {
        const mayMail = await limits.mayMail({ brand: brand.key, ip, now }, body.email);
        const client = await clients.findByEmail(brand.key, body.email);
        if (client && mayMail) await mails.sendResetLink(client, brand, locale, now);
        return { status: true as const };
      });
    });

    app.call(authContract.passwordReset, async ({ body, brand, ip, now, reply }) => {
      await limits.register({ brand: brand.key, ip, now });
      // Hashed before the link is taken, so that a full queue does not burn it.
      const passwordHash = await passwords.hash(body.password);
      const clientId = await db.transaction().execute(async (tx) => {
        const links = createResetLinks(tx);
        const owner = await links.use(body.token, brand.key, now);
        if (owner === null) return null;
        await createClientsRepository(tx).setPassword(owner, passwordHash, now);
        await links.voidAll(owner, now);
        return owner;
      });
      if (clientId === null) throw deadLink();

      await sessions.endAllOf(clientId, now);
      await clients.rememberPlace(clientId, placeHash(ip), now);
      const client = await clients.find(clientId);
      if (client) await limits.forgetAddress(brand.key, client.email);
      clearSession(reply);
      return { status: true as const };
    });
  };
