type About = { readonly call: string; readonly status: number; readonly code: string };

/**
 * The provider understood the request and refused it. The error names the call and the code, and none of the
 * sent data: the provider's own message may contain a part of the key, and errors are logged.
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
