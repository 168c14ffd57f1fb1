import { EU_RETURN_DAYS, RETURN_EXCEPTIONS, type ReturnException } from '@shop/domain/market-duties';
import type en from './lang/en.json';

type SayStatement = (id: keyof typeof en, values?: Readonly<Record<string, string | number>>) => string;

/** A kept statement, with its dates written in the reader's language. */
export type StatedWithdrawal = {
  readonly at: string;
  readonly number: string;
  readonly name: string;
  readonly email: string;
  readonly state: 'stated' | 'awaiting_goods' | 'received' | 'refunded' | 'partly_refunded' | 'refused';
  readonly reason: string | null;
  readonly lines: readonly {
    readonly name: string;
    readonly quantity: number;
    readonly refusal: string | null;
  }[];
  readonly goods: string | null;
  readonly sendBack: {
    readonly address: string;
    readonly until: string;
    readonly paidBy: 'seller' | 'shopper' | null;
  } | null;
  /** The order is not shown to a visitor who only typed its number: the mail says the rest. */
  readonly isTyped: boolean;
};

export type StatementWords = {
  /** The content of the statement, with date and time. */
  readonly content: readonly string[];
  /** What follows. */
  readonly next: readonly string[];
};

/** Says why goods are not taken back. */
export type SayException = (exception: ReturnException) => string;

const whyOf = (say: SayStatement, sayException: SayException, reason: string): string => {
  const exception = RETURN_EXCEPTIONS.find((known) => known === reason);
  if (exception) return sayException(exception);
  return reason === 'too_late' ? say('statement.too_late') : reason;
};

const goodsOf = (
  say: SayStatement,
  sayException: SayException,
  { lines, goods }: StatedWithdrawal,
): string[] => {
  if (goods !== null) return [say('statement.described', { goods })];
  if (lines.length === 0) return [say('statement.whole')];
  return lines.map(({ name, quantity, refusal }) =>
    refusal === null
      ? say('statement.line', { quantity, name })
      : say('statement.line_refused', { quantity, name, why: whyOf(say, sayException, refusal) }),
  );
};

const nextOf = (say: SayStatement, sayException: SayException, stated: StatedWithdrawal): string[] => {
  const { state, reason, sendBack, isTyped } = stated;
  const days = EU_RETURN_DAYS;
  if (isTyped) return [say('statement.by_mail')];
  if (state === 'refused')
    return [say('statement.state.refused'), ...(reason === null ? [] : [whyOf(say, sayException, reason)])];
  if (state === 'awaiting_goods')
    return sendBack === null
      ? []
      : [
          say('statement.state.awaiting_goods', { until: sendBack.until, address: sendBack.address }),
          ...(sendBack.paidBy === null ? [] : [say(`statement.paid_by.${sendBack.paidBy}`)]),
          say('statement.proof'),
          say('statement.refund', { days }),
        ];
  return [say(`statement.state.${state}`, { days })];
};

/** The receipt of a statement: the same words on the page and in the mail. */
export const describeStatement = (
  say: SayStatement,
  sayException: SayException,
  stated: StatedWithdrawal,
): StatementWords => ({
  content: [
    say('statement.at', { at: stated.at }),
    say('statement.of_order', { number: stated.number }),
    say('statement.by', { name: stated.name }),
    say('statement.to', { email: stated.email }),
    ...goodsOf(say, sayException, stated),
  ],
  next: nextOf(say, sayException, stated),
});
