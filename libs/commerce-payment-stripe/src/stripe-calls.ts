import { isOfKey, KeyRefused, ProviderSilent } from '@shop/commerce-payments/providers';
import { Stripe } from 'stripe';
import { StripeProblem } from './stripe-problem.ts';

const CONFLICT = 409;
const TOO_MANY = 429;
const SERVER_ERROR = 500;

/** Another call with the same key is in progress: its answer can be requested later. */
const isSilence = (status: number): boolean =>
  status === CONFLICT || status === TOO_MANY || status >= SERVER_ERROR;

const toOurs = (call: string, error: Stripe.errors.StripeError): Error => {
  const { statusCode: status, type } = error;
  if (error instanceof Stripe.errors.StripeConnectionError) return new ProviderSilent(`${call}: ${type}`);
  // An answer that is not JSON comes from a server in front of the API.
  if (status === undefined || isSilence(status)) return new ProviderSilent(`${call}: ${status ?? type}`);
  const code = error.code ?? type;
  if (isOfKey(status)) return new KeyRefused({ call, status, code }, error.requestId);
  const declineCode = error.decline_code;
  return new StripeProblem({ call, status, code, declineCode }, error.requestId);
};

/**
 * One call of the API.
 * @throws ProviderSilent for lost connections, time-outs, 409, 429 and 5xx; KeyRefused for 401 and 403;
 * StripeProblem for other refusals.
 */
export const calling = async <T extends { lastResponse: { statusCode: number } }>(
  call: string,
  work: () => Promise<T>,
): Promise<T> => {
  try {
    const answer = await work();
    const { statusCode: status } = answer.lastResponse;
    // The package takes JSON without an `error` for a valid answer, with any status.
    if (status >= CONFLICT) throw new ProviderSilent(`${call}: ${status}`);
    return answer;
  } catch (error) {
    throw error instanceof Stripe.errors.StripeError ? toOurs(call, error) : error;
  }
};
