import { ApiProblem } from './api-problem.ts';

type Envelope = { status?: unknown; message?: unknown; errors?: unknown };

const errorsOf = (given: unknown): Record<string, string[]> => {
  if (given === null || typeof given !== 'object') return {};
  return Object.fromEntries(
    Object.entries(given).map(([field, codes]) => [
      field,
      Array.isArray(codes) ? codes.map(String) : [String(codes)],
    ]),
  );
};

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0);

/** An answer is a success unless it has errors, a message, or status false. */
export const isSuccess = (body: unknown): boolean => {
  if (body === null || typeof body !== 'object' || Array.isArray(body))
    return body !== null && body !== undefined;
  const { status, message, errors } = body as Envelope;
  return status !== false && isEmpty(message) && isEmpty(errors);
};

/** The error of an answer, if any. */
export const toProblem = ({ status, body }: { status: number; body: unknown }): ApiProblem | undefined => {
  const isOk = status >= 200 && status < 300;
  if (isOk && isSuccess(body)) return undefined;
  const envelope = (body !== null && typeof body === 'object' ? body : {}) as Envelope;
  const message = typeof envelope.message === 'string' ? envelope.message : '';
  return new ApiProblem(status >= 500 ? 'broken' : 'refused', status, message, errorsOf(envelope.errors));
};
