import { ProviderSilent } from '@shop/commerce-payments/providers';

const TIMEOUTS: readonly string[] = ['TimeoutError', 'AbortError'];

/** `fetch` raises a bare `TypeError` for a lost connection: only its cause has a code. */
const signOf = (error: unknown): string | null => {
  if (!(error instanceof Error)) return null;
  if (TIMEOUTS.includes(error.name)) return error.name;
  const { cause } = error;
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : null;
};

/**
 * Runs network code: a lost connection and a time-out become the provider's silence, other errors are
 * rethrown.
 */
export const orSilent = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    const sign = signOf(error);
    throw sign === null ? error : new ProviderSilent(`the provider did not answer: ${sign}`);
  }
};
