import { isOfKey, KeyRefused } from '@shop/commerce-payments/providers';
import { Problem } from './paypal-answers.ts';

type About = { readonly status: number; readonly path: string; readonly issues: readonly string[] };

/**
 * The provider understood the request and refused it. The error names the call and the issues, and none of
 * the sent data: errors are logged.
 */
export class PayPalProblem extends Error {
  override readonly name = 'PayPalProblem';
  readonly status: number;
  readonly issues: readonly string[];

  constructor({ status, path, issues }: About, debugId = '') {
    super(`${path}: ${status} ${issues.join(', ')}${debugId && ` (debug id ${debugId})`}`);
    this.status = status;
    this.issues = issues;
  }
}

export const toProblem = (status: number, path: string, body: unknown): PayPalProblem | KeyRefused => {
  const read = Problem.safeParse(body);
  const { name, details = [], debug_id: debugId } = read.success ? read.data : {};
  if (isOfKey(status)) return new KeyRefused({ call: path, status, code: name ?? '' }, debugId);
  const issues = details.map(({ issue }) => issue);
  return new PayPalProblem({ status, path, issues: issues.length > 0 || !name ? issues : [name] }, debugId);
};

export const hasIssue = (error: unknown, ...issues: readonly string[]): boolean =>
  error instanceof PayPalProblem && issues.some((issue) => error.issues.includes(issue));
