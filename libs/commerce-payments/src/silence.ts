import { ProviderSilent } from './providers/providers.module.ts';

/** Node's codes for a connection that failed, was closed or timed out. */
const NETWORK_CODES: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
  'UND_ERR_SOCKET',
  'UND_ERR_CLOSED',
]);

/** `AbortSignal.timeout` and an aborted request. */
const TIMEOUT_NAMES: ReadonlySet<string> = new Set(['TimeoutError', 'AbortError']);

/** `fetch` wraps its cause once or twice. */
const DEEPEST_CAUSE = 4;

const signOf = (error: Error): string | null => {
  if (error instanceof ProviderSilent || TIMEOUT_NAMES.has(error.name)) return error.name;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return NETWORK_CODES.has(code) ? code : null;
};

/**
 * The code of an error that means that the provider could not be reached or did not answer in time; null for every
 * other error, which is a defect of the adapter. `fetch` raises a bare `TypeError` for both: only its cause differs.
 */
export const silenceOf = (error: unknown, depth = 0): string | null => {
  if (!(error instanceof Error) || depth > DEEPEST_CAUSE) return null;
  const own = signOf(error);
  if (own) return own;
  const inner = error instanceof AggregateError ? error.errors : [error.cause];
  for (const cause of inner) {
    const sign = silenceOf(cause, depth + 1);
    if (sign) return sign;
  }
  return null;
};
