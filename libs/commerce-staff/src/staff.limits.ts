import { attemptKey, type AttemptsRepository } from '@shop/commerce-kit/attempts.repository';
import type { Limit } from '@shop/commerce-kit/attempt-rule';
import { tooManyRequests } from '@shop/commerce-kit/problem';

const MINUTE = 60_000;
const LOGIN_BY_PAIR: Limit = {
  max: 5,
  windowMs: 5 * MINUTE,
  firstWaitMs: MINUTE,
  longestWaitMs: 60 * MINUTE,
};
/** Tries from many places slow a person down, and lock no one out for long. */
const LOGIN_BY_NAME: Limit = { ...LOGIN_BY_PAIR, max: 20, longestWaitMs: 5 * MINUTE };
const LOGIN_BY_PLACE: Limit = { ...LOGIN_BY_PAIR, max: 20, longestWaitMs: 15 * MINUTE };

const OFFICE = 'office';

/** Counts a login before its password is checked; `succeeded` takes the try back. */
export const countStaffLogin = async (
  attempts: AttemptsRepository,
  { login, ip, now }: { readonly login: string; readonly ip: string; readonly now: Date },
): Promise<{ succeeded: () => Promise<void> }> => {
  const name = login.toLowerCase();
  const pair = attemptKey('staff-login-pair', OFFICE, `${name} ${ip}`);
  const shared = [
    [attemptKey('staff-login', OFFICE, name), LOGIN_BY_NAME],
    [attemptKey('staff-login-place', OFFICE, ip), LOGIN_BY_PLACE],
  ] as const;
  for (const [key, limit] of [[pair, LOGIN_BY_PAIR] as const, ...shared]) {
    const waitMs = await attempts.take(key, limit, now);
    if (waitMs > 0) throw tooManyRequests(waitMs);
  }
  return {
    succeeded: async () => {
      await Promise.all(shared.map(([key]) => attempts.giveBack(key)));
      await attempts.forget(pair);
    },
  };
};
