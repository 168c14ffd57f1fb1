/** Field name to codes; codes are translation keys. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/** A refusal that is sent to the caller, in the envelope that every failure has. */
export class Problem extends Error {
  readonly status: number;
  readonly errors: FieldErrors;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    message: string,
    errors: FieldErrors = {},
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.name = 'Problem';
    this.status = status;
    this.errors = errors;
    this.headers = headers;
  }
}

/** The same answer for what does not exist and for what belongs to another visitor. */
export const notFound = () => new Problem(404, 'not_found');
export const gone = () => new Problem(410, 'gone');
export const unauthorised = () => new Problem(401, 'unauthorised');
export const forbidden = () => new Problem(403, 'forbidden');
export const invalid = (errors: FieldErrors, message = 'invalid_input') => new Problem(422, message, errors);
export const conflict = (message: string, errors: FieldErrors = {}) => new Problem(409, message, errors);
export const unavailable = () => new Problem(503, 'unavailable', {}, { 'retry-after': '2' });
export const tooManyRequests = (waitMs: number) =>
  new Problem(429, 'too_many_requests', {}, { 'retry-after': String(Math.ceil(waitMs / 1000)) });
