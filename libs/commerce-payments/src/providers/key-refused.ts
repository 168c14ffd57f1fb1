type About = { readonly call: string; readonly status: number; readonly code: string };

const OF_THE_KEY: readonly number[] = [401, 403];

/** Whether an answer is about the shop's key. */
export const isOfKey = (status: number): boolean => OF_THE_KEY.includes(status);

/**
 * The provider does not accept the shop's key, or the key may not make this call: no payer is to blame, and staff
 * have to change it. The error names the call and the code, and none of the sent data.
 */
export class KeyRefused extends Error {
  override readonly name = 'KeyRefused';
  readonly status: number;
  readonly code: string;

  constructor({ call, status, code }: About, requestId = '') {
    super(`${call}: ${status} ${code}${requestId && ` (request ${requestId})`}`);
    this.status = status;
    this.code = code;
  }
}
