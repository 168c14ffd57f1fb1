import { placeOf } from '@shop/outbound/serving';
import type { Limit } from '@shop/commerce-kit/attempt-rule';
import { attemptKey, type AttemptsRepository } from '@shop/commerce-kit/attempts.repository';
import { tooManyRequests } from '@shop/commerce-kit/problem';

const MINUTE = 60_000;
const A_MINUTE: Limit = { max: 5, windowMs: MINUTE, firstWaitMs: MINUTE, longestWaitMs: 15 * MINUTE };
/** Kept short, so that the attempts of others do not lock the buyer out for long. */
const FOR_ONE_ORDER: Limit = { ...A_MINUTE, longestWaitMs: 2 * MINUTE };

type Typed = { readonly brand: string; readonly ip: string; readonly number: string; readonly now: Date };

/** Counts a typed statement before its order is looked up. @throws the answer 429 when there are too many. */
export const countTyped = async (
  attempts: Pick<AttemptsRepository, 'take'>,
  { brand, ip, number, now }: Typed,
): Promise<void> => {
  const limits = [
    [attemptKey('withdrawal-place', brand, placeOf(ip)), A_MINUTE],
    [attemptKey('withdrawal-number', brand, number), FOR_ONE_ORDER],
  ] as const;
  for (const [key, limit] of limits) {
    const waitMs = await attempts.take(key, limit, now);
    if (waitMs > 0) throw tooManyRequests(waitMs);
  }
};
