type About = { readonly call: string; readonly status: number; readonly code: string };

/**
 * The provider understood the request and refused it. It names the call and the code, and nothing of what was sent: the
 * provider's own words may repeat a part of the key, and errors are logged.
 */
export class StripeProblem extends Error {
  override readonly name = 'StripeProblem';
  readonly status: number;
  readonly code: string;

  constructor({ call, status, code }: About, requestId = '') {
    super(`${call}: ${status} ${code}${requestId && ` (request ${requestId})`}`);
    this.status = status;
    this.code = code;
  }
}
