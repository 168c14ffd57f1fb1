import type { Payment } from './payable-kind.ts';

type Log = {
  warn: (details: object, message: string) => void;
  error: (details: object, message: string) => void;
};

export type ProviderQuestion = 'start' | 'status' | 'cancel' | 'refund';

type Asked = { readonly payment: Payment; readonly question: ProviderQuestion };

export type ProviderLog = {
  /** The provider could not be reached or did not answer in time. */
  readonly silent: (asked: Asked, sign: string) => void;
  /** The adapter raised an error of its own, or gave an invalid answer. */
  readonly defect: (asked: Asked, error: unknown) => void;
};

/** A provider that is down fails for every payment: a bounded number of lines a minute is enough. */
const MOST_LINES = 20;
const MINUTE_MS = 60_000;

/** Logs errors of a provider, by the payment's reference, with a bounded number of lines a minute. */
export const createProviderLog = (log: Log, clock: () => Date): ProviderLog => {
  let minute = 0;
  let lines = 0;

  /** The number of lines in this minute, including this one. */
  const count = (): number => {
    const current = Math.floor(clock().getTime() / MINUTE_MS);
    if (current !== minute) {
      minute = current;
      lines = 0;
    }
    lines += 1;
    return lines;
  };

  return {
    silent: ({ payment, question }, sign) => {
      const at = count();
      if (at > MOST_LINES) return;
      const about = { code: 'provider_silent', payment: payment.reference, provider: payment.provider };
      const rest = at === MOST_LINES ? '; more of this minute are not logged' : '';
      log.warn({ ...about, question, sign }, `a payment provider did not answer${rest}`);
    },
    defect: ({ payment, question }, error) => {
      const about = { code: 'provider_defect', payment: payment.reference, provider: payment.provider };
      log.error({ ...about, question, err: error }, 'the adapter of a payment provider failed');
    },
  };
};
