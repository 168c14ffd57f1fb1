import { createTestServer, TEST_SECRET } from '@shop/commerce-kit/testing';
import { createTestMail } from '@shop/commerce-mail/testing';
import { createAccounts } from './accounts.module.ts';
import { emptyAccountBook, type PreferMethod } from './accounts.ports.ts';
import { createSessions } from './sessions/sessions.module.ts';

/** The registration data of a test client. */
export const ONA = {
  email: 'ona@example.lt',
  password: 'ilgas ir slaptas',
  first_name: 'Ona',
  last_name: 'Petraitė',
  phone: '+370 612 00 184',
};

/** A delivery address of this client, as it is sent. */
export const ONAS_HOME = {
  id: 0,
  first_name: 'Ona',
  last_name: 'Petraitė',
  first_address: 'Ukmergės g. 282',
  city: 'Vilnius',
  zip: '06318',
  phone_number: '+37061200184',
  country_id: 1,
};

/** The calls of clients on a test server: no cart to join, no balance, no unpaid payables. */
export const createAccountsShop = (options: { now?: Date } = {}) =>
  createTestServer((deps) => {
    const { db, audit } = deps;
    const { jobs, mail } = createTestMail(deps);
    const sessions = createSessions({ db, joinGuest: async () => {} });
    const book = emptyAccountBook;
    const preferred: [clientId: number, method: string][] = [];
    const preferMethod: PreferMethod = async (clientId, method) => void preferred.push([clientId, method]);
    const { routes } = createAccounts({
      db,
      mail,
      sessions,
      book,
      audit,
      preferMethod,
      secondStep: async () => null,
      secret: TEST_SECRET,
      officeUrl: 'https://office.test.example',
    });
    return { jobs, mail, preferred, visitors: sessions, routes: [routes] };
  }, options);

export type AccountsShop = Awaited<ReturnType<typeof createAccountsShop>>;
