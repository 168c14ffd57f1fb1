import { placeOf } from '@shop/outbound/serving';
import type { Limit } from '@shop/commerce-kit/attempt-rule';
import { attemptKey, type AttemptsRepository } from '@shop/commerce-kit/attempts.repository';
import { tooManyRequests } from '@shop/commerce-kit/problem';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const A_MINUTE: Limit = { max: 5, windowMs: MINUTE, firstWaitMs: MINUTE, longestWaitMs: 15 * MINUTE };
/** Kept short, so that the attempts of others do not lock the buyer out for long. */
const FOR_ONE_ORDER: Limit = { ...A_MINUTE, longestWaitMs: 2 * MINUTE };
const A_DAY: Limit = { max: 3, windowMs: 24 * HOUR, firstWaitMs: HOUR, longestWaitMs: 24 * HOUR };

type Place = { readonly brand: string; readonly ip: string; readonly now: Date };

/** How often number and e-mail of an order may be guessed. */
export const createClaimLimits = (attempts: AttemptsRepository) => ({
  ask: async ({ brand, ip, now }: Place, number: string): Promise<void> => {
    const waits = [
      await attempts.take(attemptKey('claim-ask', brand, placeOf(ip)), A_MINUTE, now),
      await attempts.take(attemptKey('claim-number', brand, number), FOR_ONE_ORDER, now),
    ];
    const waitMs = Math.max(...waits);
    if (waitMs > 0) throw tooManyRequests(waitMs);
  },

  /** Three mails a day to one address. Above that nothing is sent and the answer is unchanged. */
  mayMail: async ({ brand, now }: Pick<Place, 'brand' | 'now'>, email: string): Promise<boolean> =>
    (await attempts.take(attemptKey('claim-mail', brand, email), A_DAY, now)) === 0,
});
