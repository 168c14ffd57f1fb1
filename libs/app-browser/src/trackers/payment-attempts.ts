const PLACE = 'shop_pay_attempts';

const read = (): Record<string, number> => {
  try {
    return JSON.parse(sessionStorage.getItem(PLACE) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
};

/** How often this tab has begun to pay: each attempt may be declined once. */
export const attemptOf = (slug: string): number => read()[slug] ?? 0;

export const countAttempt = (slug: string): void => {
  try {
    sessionStorage.setItem(PLACE, JSON.stringify({ ...read(), [slug]: attemptOf(slug) + 1 }));
  } catch {
    // Without storage, declines of one page are told once.
  }
};
