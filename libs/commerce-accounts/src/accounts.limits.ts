import { createHash } from 'node:crypto';
import { attemptKey, type AttemptsRepository } from '@shop/commerce-kit/attempts.repository';
import type { Limit } from '@shop/commerce-kit/attempt-rule';
import type { ClientsRepository } from './clients.repository.ts';
import { tooManyRequests } from '@shop/commerce-kit/problem';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const growing: Limit = { max: 5, windowMs: MINUTE, firstWaitMs: MINUTE, longestWaitMs: 15 * MINUTE };

const LOGIN_BY_PAIR = growing;
/**
 * More attempts than one pair of e-mail and place can use up, and short waits: attempts by others slow a
 * client down but never lock the client out.
 */
const LOGIN_BY_ADDRESS: Limit = { ...growing, max: 10, longestWaitMs: 2 * MINUTE };
/**
 * An office or a mobile network is one place with many clients: only a series of attempts with many addresses
 * is slowed.
 */
const LOGIN_BY_PLACE: Limit = { ...growing, max: 50, longestWaitMs: 5 * MINUTE };
const ASK_A_MINUTE = growing;
const ASK_AN_HOUR: Limit = { max: 20, windowMs: HOUR, firstWaitMs: 10 * MINUTE, longestWaitMs: HOUR };
const MAILS_A_DAY: Limit = { max: 3, windowMs: 24 * HOUR, firstWaitMs: HOUR, longestWaitMs: 24 * HOUR };
const REGISTER: Limit = { ...growing, max: 10 };
/** A token cannot be guessed: only the cost is limited, of a place that many clients share. */
const CONFIRM: Limit = { ...growing, max: 60 };

type AccountLimitsDeps = { attempts: AttemptsRepository; clients: ClientsRepository };
export type Place = { brand: string; ip: string; now: Date };

/** A hash in place of a network address in the table. */
export const placeHash = (clientAddress: string): Buffer =>
  createHash('sha256').update(`place:${clientAddress}`).digest();

const pairKey = (brand: string, email: string, ip: string): string =>
  attemptKey('login-pair', brand, `${email} ${ip}`);

/** Every limit of the accounts: its key, the number of tries and the wait that follows. */
export const createAccountLimits = ({ attempts, clients }: AccountLimitsDeps) => {
  const takeAll = async (limits: readonly (readonly [string, Limit])[], now: Date): Promise<string[]> => {
    const taken: string[] = [];
    for (const [key, limit] of limits) {
      const waitMs = await attempts.take(key, limit, now);
      if (waitMs > 0) throw tooManyRequests(waitMs);
      taken.push(key);
    }
    return taken;
  };

  return {
    /** Counts a login before the password is checked. `succeeded` takes the try back. */
    login: async ({ brand, ip, now }: Place, email: string) => {
      const byAddress = attemptKey('login-address', brand, email);
      const byPair = pairKey(brand, email, ip);
      const familiar = await clients.knowsPlace(brand, email, placeHash(ip));
      // The narrowest limit comes first: a try that it refuses does not count towards the shared ones.
      const taken = await takeAll(
        [
          [byPair, LOGIN_BY_PAIR],
          ...(familiar ? [] : [[byAddress, LOGIN_BY_ADDRESS] as const]),
          [attemptKey('login-place', brand, ip), LOGIN_BY_PLACE],
        ],
        now,
      );
      return {
        succeeded: async () => {
          await Promise.all(taken.filter((key) => key !== byPair).map((key) => attempts.giveBack(key)));
          await attempts.forget(byPair);
        },
      };
    },

    /** A stolen session cannot be used to guess the password. */
    changePassword: async ({ brand, now }: Place, clientId: number) => {
      const key = attemptKey('change-password', brand, String(clientId));
      await takeAll([[key, growing]], now);
      return { succeeded: () => attempts.forget(key) };
    },

    /** Each one mails two addresses. */
    changeEmail: async ({ brand, now }: Place, clientId: number) => {
      await takeAll([[attemptKey('change-email', brand, String(clientId)), MAILS_A_DAY]], now);
    },

    register: async ({ brand, ip, now }: Place) => {
      await takeAll([[attemptKey('register', brand, ip), REGISTER]], now);
    },

    confirm: async ({ brand, ip, now }: Place) => {
      await takeAll([[attemptKey('confirm-email', brand, ip), CONFIRM]], now);
    },

    /** Calls that reveal whether an account exists: 5 a minute and 20 an hour from one place. */
    ask: async ({ brand, ip, now }: Place) => {
      await takeAll(
        [
          [attemptKey('ask-minute', brand, ip), ASK_A_MINUTE],
          [attemptKey('ask-hour', brand, ip), ASK_AN_HOUR],
        ],
        now,
      );
    },

    /** Three mails a day to one address. Above that nothing is sent and the answer is unchanged. */
    mayMail: async ({ brand, now }: Place, email: string): Promise<boolean> =>
      (await attempts.take(attemptKey('mail', brand, email), MAILS_A_DAY, now)) === 0,

    /** The owner has proved access to the mailbox: earlier failed tries no longer delay the login. */
    forgetTries: async (brand: string, email: string, ip: string): Promise<void> => {
      await attempts.forget(attemptKey('login-address', brand, email));
      await attempts.forget(pairKey(brand, email, ip));
    },
  };
};

export type AccountLimits = ReturnType<typeof createAccountLimits>;
