import { isApiProblem } from '@shop/data-access';
import { isRefusalReason, type RefusalReason } from '@shop/domain/refusal-reason';

/** In the address of the payment page: the payment was refused without a reason that shoppers can use. */
export const UNSAID = 1;

/** The API's reason for not paying at once; null for every other problem. */
export const refusalOf = (problem: unknown): RefusalReason | typeof UNSAID | null => {
  if (!isApiProblem(problem)) return null;
  if (problem.message === 'checkout.provider_down') return 'provider_down';
  if (problem.message !== 'checkout.payment_failed') return null;
  const [reason] = problem.errors.payment ?? [];
  return isRefusalReason(reason) ? reason : UNSAID;
};
