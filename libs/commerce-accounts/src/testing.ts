import { createTestServer } from '@shop/commerce-kit/testing';
import { createTestMail } from '@shop/commerce-mail/testing';
import { createAccounts } from './accounts.module.ts';
import { emptyAccountBook } from './accounts.ports.ts';
import { createSessions } from './sessions/sessions.module.ts';

/** The calls of clients on a server of their own: no cart to join, no balance, nothing unpaid. */
export const createAccountsShop = (options: { now?: Date } = {}) =>
  createTestServer((deps) => {
    const { db, audit } = deps;
    const { jobs, mail } = createTestMail(deps);
    const sessions = createSessions({ db, joinGuest: async () => {} });
    const book = emptyAccountBook;
    const preferMethod = async () => {};
    const { routes } = createAccounts({ db, mail, sessions, book, audit, preferMethod });
    return { jobs, visitors: sessions, routes: [routes] };
  }, options);

export type AccountsShop = Awaited<ReturnType<typeof createAccountsShop>>;
