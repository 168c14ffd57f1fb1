/** Where pages send their errors when no reporter is configured for browsers. */
export const BROWSER_ERRORS = '/browser-errors';

/** The sample rates, as fractions. Replays are of sessions, and of those in which an error occurred. */
export const SAMPLE_RATES = { errors: 0.5, traces: 0.2, replaySessions: 0.1, replayOnError: 1 } as const;

/**
 * A deploy while the page was open, or the network: the visitor sees a message, and there is nothing to
 * repair.
 */
export const NOT_REPORTED: readonly RegExp[] = [
  /dynamically imported module/i,
  /importing a module script failed|module script failed/i,
  /unable to preload css/i,
  /builds\/(latest|meta)|build meta/i,
];

const ALWAYS = /504 Gateway Timeout/i;
const GATEWAY_TIMEOUT = 504;

export type ReportedFailure = { message: string; status?: number | undefined };

/** The message and the status of a thrown value. */
export const failureOf = (error: unknown): ReportedFailure => {
  if (typeof error !== 'object' || error === null) return { message: String(error) };
  const { message, status } = error as { message?: unknown; status?: unknown };
  return {
    message: typeof message === 'string' ? message : '',
    status: typeof status === 'number' ? status : undefined,
  };
};

/** Whether a failure is sent; `chance` is a random number from 0 to 1 for this failure. */
export const isSent = ({ message, status }: ReportedFailure, chance: number): boolean => {
  if (NOT_REPORTED.some((pattern) => pattern.test(message))) return false;
  return status === GATEWAY_TIMEOUT || ALWAYS.test(message) || chance < SAMPLE_RATES.errors;
};

const MASK = '***';
const MAIL = /[^\s@"'<>(),;:]+@[^\s@"'<>(),;:]+/g;
/** Secret slugs, tokens and hashes. */
const SECRET = /(?<![\w-])(?=[\w-]*\d)[\w-]{22,}(?![\w-])/g;
/** Card, phone and register numbers. */
const NUMBER = /\+?\d(?:[ -]?\d){6,}/g;

/** A text of an error without personal data. */
export const maskText = (text: string): string =>
  text.replace(MAIL, MASK).replace(SECRET, MASK).replace(NUMBER, MASK);

/** Of a path. About one slug in forty has no digit; names of goods have no capital letters. */
const SECRET_SEGMENT = /(?<=\/)(?=[\w-]*[A-Z\d])[\w-]{22,}(?=\/|$)/g;

/** An address with the names of its query and without their values; secret parts of its path are masked. */
export const maskAddress = (address: string): string => {
  const [path = '', query] = (address.split('#', 1)[0] ?? '').split('?', 2);
  const names = (query ?? '')
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => pair.split('=', 1)[0]);
  return maskText(path.replace(SECRET_SEGMENT, MASK)) + (names.length === 0 ? '' : `?${names.join('&')}`);
};
