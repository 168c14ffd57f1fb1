import { placeOf } from '@shop/outbound/serving';
import type { Limit } from '@shop/commerce-kit/attempt-rule';
import { attemptKey, type AttemptsRepository } from '@shop/commerce-kit/attempts.repository';
import { tooManyRequests } from '@shop/commerce-kit/problem';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const A_MINUTE: Limit = { max: 5, windowMs: MINUTE, firstWaitMs: MINUTE, longestWaitMs: 15 * MINUTE };
/** Kept short, so that the attempts of others do not lock the buyer out for long. */
const FOR_ONE_ORDER: Limit = { ...A_MINUTE, longestWaitMs: 2 * MINUTE };
const MAILS_A_DAY: Limit = { max: 3, windowMs: 24 * HOUR, firstWaitMs: HOUR, longestWaitMs: 24 * HOUR };

type Place = { brand: string; ip: string; now: Date };

/** How often the e-mail of an order may be guessed, and a new link requested. */
export const createGuestLinkLimits = (attempts: AttemptsRepository) => {
  const takeAll = async (limits: readonly (readonly [string, Limit])[], now: Date): Promise<void> => {
    for (const [key, limit] of limits) {
      const waitMs = await attempts.take(key, limit, now);
      if (waitMs > 0) throw tooManyRequests(waitMs);
    }
  };

  return {
    /** Counts an attempt before the order is looked up; `succeeded` takes it back. */
    open: async ({ brand, ip, now }: Place, slug: string) => {
      const byPlace = attemptKey('order-link-place', brand, placeOf(ip));
      const byOrder = attemptKey('order-link', brand, slug);
      await takeAll(
        [
          [byPlace, A_MINUTE],
          [byOrder, FOR_ONE_ORDER],
        ],
        now,
      );
      return {
        succeeded: async () => {
          await attempts.giveBack(byPlace);
          await attempts.forget(byOrder);
        },
      };
    },

    ask: async ({ brand, ip, now }: Place, number: string) => {
      await takeAll(
        [
          [attemptKey('order-link-ask', brand, placeOf(ip)), A_MINUTE],
          [attemptKey('order-link-number', brand, number), FOR_ONE_ORDER],
        ],
        now,
      );
    },

    /** Three mails a day to one address. Above that nothing is sent and the answer is unchanged. */
    mayMail: async ({ brand, now }: Pick<Place, 'brand' | 'now'>, email: string): Promise<boolean> =>
      (await attempts.take(attemptKey('order-link-mail', brand, email), MAILS_A_DAY, now)) === 0,
  };
};

export type GuestLinkLimits = ReturnType<typeof createGuestLinkLimits>;
