import type { Limit } from '@shop/commerce-kit/attempt-rule';
import { attemptKey, type AttemptsRepository } from '@shop/commerce-kit/attempts.repository';
import { tooManyRequests } from '@shop/commerce-kit/problem';

const MINUTE = 60_000;
/** A million codes, three of them right: five tries a minute with growing waits cannot find one. */
const CODES_OF_ACCOUNT: Limit = {
  max: 5,
  windowMs: 5 * MINUTE,
  firstWaitMs: MINUTE,
  longestWaitMs: 15 * MINUTE,
};
/** A place that many clients share. */
const CODES_OF_PLACE: Limit = { max: 50, windowMs: MINUTE, firstWaitMs: MINUTE, longestWaitMs: 5 * MINUTE };
const PASSKEYS_OF_PLACE: Limit = { ...CODES_OF_PLACE, max: 60 };

export type Place = { brand: string; ip: string; now: Date };

/** How often codes, passwords and passkeys are tried. */
export const createFactorLimits = (attempts: AttemptsRepository) => {
  const take = async (key: string, limit: Limit, now: Date): Promise<void> => {
    const waitMs = await attempts.take(key, limit, now);
    if (waitMs > 0) throw tooManyRequests(waitMs);
  };
  return {
    /** Counts a try before it is checked. */
    code: async ({ brand, ip, now }: Place, clientId: number) => {
      const ofAccount = attemptKey('code-account', brand, String(clientId));
      const ofPlace = attemptKey('code-place', brand, ip);
      await take(ofAccount, CODES_OF_ACCOUNT, now);
      await take(ofPlace, CODES_OF_PLACE, now);
      return {
        succeeded: async () => {
          await attempts.forget(ofAccount);
          await attempts.giveBack(ofPlace);
        },
      };
    },

    /** Tries with a token of no waiting login. */
    unknownStep: ({ brand, ip, now }: Place) =>
      take(attemptKey('code-place', brand, ip), CODES_OF_PLACE, now),

    passkey: ({ brand, ip, now }: Place) => take(attemptKey('passkey', brand, ip), PASSKEYS_OF_PLACE, now),
  };
};

export type FactorLimits = ReturnType<typeof createFactorLimits>;
