import type { User } from '@shop/contracts/auth';
import type { Database } from '@shop/database';
import type { AuditLog } from '@shop/commerce-kit/audit-log';
import type { Module } from '@shop/commerce-kit/module';
import type { ShopBrand } from '@shop/commerce-kit/shop-brand';
import type { Visitor } from '@shop/commerce-kit/visitor';
import type { MailPort } from '@shop/commerce-mail';
import { createAccountMails } from './account-mails.ts';
import { createAccountLimits } from './accounts.limits.ts';
import type {
  AccountSessions,
  ClientAccountBook,
  PreferMethod,
  SavesCards,
  SecondStep,
} from './accounts.ports.ts';
import { createAddressesRepository } from './addresses.repository.ts';
import { addressesRoutes } from './addresses.routes.ts';
import { createAttemptsRepository } from '@shop/commerce-kit/attempts.repository';
import { createClientsRepository } from './clients.repository.ts';
import { emailChangeRoutes } from './email-change.routes.ts';
import { createEmailMails } from './email-mails.ts';
import { createLetIn } from './let-in.ts';
import { loginRoutes } from './login.routes.ts';
import { createNewPasswordCheck } from './new-password.ts';
import { ownAccountRoutes } from './own-account.routes.ts';
import { permissionRoutes } from './permission.routes.ts';
import { passwordResetRoutes } from './password-reset.routes.ts';
import { createPasswords, type Passwords } from './passwords.ts';
import { registrationRoutes } from './registration.routes.ts';
import { sessionListRoutes } from './session-list.routes.ts';
import { subscriptionRoutes } from './subscription.routes.ts';
import { createUnsubscribeTokens } from './unsubscribe-tokens.ts';
import { createUserAnswer } from './user-answer.ts';

export type { AccountSessions, ClientAccountBook } from './accounts.ports.ts';

export type AccountsDeps = {
  db: Database;
  mail: MailPort;
  sessions: AccountSessions<Visitor>;
  book: ClientAccountBook;
  audit: AuditLog;
  passwords?: Passwords;
  preferMethod: PreferMethod;
  secondStep: SecondStep;
  /** No brand without it. */
  savesCards?: SavesCards;
  /** Seals the links that end a client's news. */
  secret: string;
  /** The address of the office, for those who may see the keys of texts. */
  officeUrl?: string | undefined;
};

/** Clients of the shop: login and logout, passwords, addresses. Other modules import this file only. */
export const createAccounts = ({
  db,
  mail,
  book,
  sessions,
  audit,
  preferMethod,
  secondStep,
  ...rest
}: AccountsDeps) => {
  const passwords = rest.passwords ?? createPasswords();
  const clients = createClientsRepository(db);
  const addresses = createAddressesRepository(db);
  const limits = createAccountLimits({ attempts: createAttemptsRepository(db), clients });
  const unsubscribeTokens = createUnsubscribeTokens(rest.secret);
  const mails = createAccountMails({ db, mail, unsubscribeTokens });
  const emailMails = createEmailMails({ db, mail });
  const checkNewPassword = createNewPasswordCheck({ audit });
  const userOf = createUserAnswer({
    addresses,
    book,
    savesCards: rest.savesCards ?? (() => false),
  });
  const letIn = createLetIn({ clients, sessions, preferMethod, userOf, audit });
  const deps = {
    db,
    clients,
    addresses,
    limits,
    mails,
    emailMails,
    passwords,
    sessions,
    secondStep,
    letIn,
    userOf,
    audit,
    checkNewPassword,
    unsubscribeTokens,
    officeUrl: rest.officeUrl,
  };

  const routes: Module = async (app) => {
    await loginRoutes(deps)(app);
    await registrationRoutes(deps)(app);
    await passwordResetRoutes(deps)(app);
    await ownAccountRoutes(deps)(app);
    await emailChangeRoutes(deps)(app);
    await subscriptionRoutes(deps)(app);
    await sessionListRoutes(deps)(app);
    await addressesRoutes(deps)(app);
    await permissionRoutes(deps)(app);
  };

  return {
    routes,
    /** As pages show a client; null for a guest. */
    findUser: async (clientId: number | null, brand: ShopBrand): Promise<User | null> => {
      const client = clientId === null ? undefined : await clients.find(clientId);
      return client ? userOf(client, brand) : null;
    },
    /** The client, if the password is theirs; tries are counted like those of changing it. */
    confirm: async (clientId: number, password: string, at: { brand: string; ip: string; now: Date }) => {
      const attempt = await limits.changePassword(at, clientId);
      const client = await clients.find(clientId);
      if (!client || !(await passwords.verify(client.password_hash, password))) return null;
      await attempt.succeeded();
      return client;
    },
    /** For logins that end in another library, and for proofs. */
    door: {
      letIn: async (clientId: number, remember: boolean, context: Parameters<typeof letIn>[2]) => {
        const client = await clients.find(clientId);
        return client ? letIn(client, remember, context) : null;
      },
      hasPassword: async (clientId: number, password: string): Promise<boolean> => {
        const client = await clients.find(clientId);
        return passwords.verify(client?.password_hash ?? null, password);
      },
      find: clients.find,
    },
    clients: {
      find: clients.find,
      addressesOf: addresses.ofClient,
      /** Empty for an address that is not this client's. */
      addressOf: addresses.find,
    },
  };
};
