type Coded = { code?: unknown; message?: unknown };

const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'ENOTFOUND',
  'EHOSTUNREACH',
  // Shutting down, crashed, starting, too many connections, disk full, statement cancelled.
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '53100',
  '57014',
  // Two conflicting transactions: the caller may try again.
  '40001',
  '40P01',
  '55P03',
]);
const SAYS_UNREACHABLE =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered a connection error/;

/** Texts that PostgreSQL cannot store, and numbers beyond a column: caused only by a caller's input. */
const UNSTORABLE = new Set(['22021', '22P02', '22P05', '22003', '22007', '22008']);

const codeOf = (error: unknown) => (error as Coded | undefined)?.code;

export const isDatabaseAway = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  if (typeof code === 'string' && (UNREACHABLE.has(code) || code.startsWith('08'))) return true;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway);
  return SAYS_UNREACHABLE.test(error.message);
};

export const isUnstorable = (error: unknown): boolean => UNSTORABLE.has(String(codeOf(error)));
