type About = {
  readonly call: string;
  readonly status: number;
  readonly code: string;
  readonly declineCode?: string | undefined;
};

/**
 * The provider understood the request and refused it. The error names the call and the code, and none of the
 * sent data: the provider's own message may contain a part of the key, and errors are logged.
 */
export class StripeProblem extends Error {
  override readonly name = 'StripeProblem';
  readonly status: number;
  readonly code: string;
  /** The code of the card's bank. */
  readonly declineCode: string | undefined;

  constructor({ call, status, code, declineCode }: About, requestId = '') {
    super(`${call}: ${status} ${code}${requestId && ` (request ${requestId})`}`);
    this.status = status;
    this.code = code;
    this.declineCode = declineCode;
  }
}
