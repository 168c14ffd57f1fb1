const MINUTE = 60_000;

/**
 * How often a visitor, and all visitors of one place, may make calls that hold stock or cost work. Above normal
 * shopping.
 */
export const BUYING_LIMITS = {
  add: { visitorLimit: { max: 60, window: MINUTE }, rateLimit: { max: 300, window: MINUTE } },
  generate: { visitorLimit: { max: 20, window: MINUTE }, rateLimit: { max: 100, window: MINUTE } },
  /** Asks the register of another authority. */
  saveCompany: { visitorLimit: { max: 20, window: MINUTE }, rateLimit: { max: 60, window: MINUTE } },
  saveShipping: { visitorLimit: { max: 20, window: MINUTE }, rateLimit: { max: 100, window: MINUTE } },
} as const;
