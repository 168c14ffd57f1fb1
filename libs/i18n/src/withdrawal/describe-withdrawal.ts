import { EU_RETURN_DAYS } from '@shop/domain/market-duties';
import type en from './lang/en.json';

type SayWithdrawal = (id: keyof typeof en, values?: Readonly<Record<string, string | number>>) => string;

/** A brand's promise, and the seller that makes it. */
export type WithdrawalTerms = {
  readonly isByEuLaw: boolean;
  readonly returnDays: number;
  readonly returnPaidBy: 'seller' | 'shopper' | null;
  readonly seller: {
    readonly name: string;
    readonly address: string;
    readonly phone: string;
    readonly email: string;
  };
  /** Sentences on goods that cannot be returned: those of an order, or all of them. */
  readonly exceptions: readonly string[];
};

type Section = { readonly heading: string; readonly paragraphs: readonly string[] };

export type WithdrawalWords = {
  readonly sections: readonly Section[];
  /** The model form; null where no law requires one. */
  readonly form: (Section & { readonly lines: readonly string[]; readonly footnote: string }) | null;
};

const exceptionsOf = (say: SayWithdrawal, { exceptions, isByEuLaw }: WithdrawalTerms): Section[] =>
  exceptions.length === 0
    ? []
    : [
        {
          heading: say('withdrawal.exceptions', { law: isByEuLaw ? 'eu' : 'other' }),
          paragraphs: exceptions,
        },
      ];

const costOf = (say: SayWithdrawal, { returnPaidBy }: WithdrawalTerms): string[] =>
  returnPaidBy === null ? [] : [say(`withdrawal.cost.${returnPaidBy}`)];

/** Of a seller that EU law does not bind: its own promise. */
const describeReturns = (say: SayWithdrawal, terms: WithdrawalTerms): WithdrawalWords => {
  const { name, address, phone, email } = terms.seller;
  const seller = [name, address, phone, email].join(', ');
  return {
    sections: [
      {
        heading: say('withdrawal.returns'),
        paragraphs: [
          say('withdrawal.returns.right', { days: terms.returnDays }),
          say('withdrawal.returns.how', { seller }),
          ...costOf(say, terms),
        ],
      },
      ...exceptionsOf(say, terms),
    ],
    form: null,
  };
};

/**
 * The instructions on withdrawal and the model form of Directive 2011/83/EU, annex I, for goods of one order that
 * arrive in several parcels. Pages and mails have the same text.
 */
export const describeWithdrawal = (say: SayWithdrawal, terms: WithdrawalTerms): WithdrawalWords => {
  if (!terms.isByEuLaw) return describeReturns(say, terms);
  const { returnDays: days, seller } = terms;
  const { name, address, phone, email } = seller;
  return {
    sections: [
      {
        heading: say('withdrawal.heading'),
        paragraphs: [
          say('withdrawal.right', { days }),
          say('withdrawal.expires', { days }),
          say('withdrawal.how', { seller: [name, address, phone, email].join(', ') }),
          say('withdrawal.deadline'),
        ],
      },
      {
        heading: say('withdrawal.effects'),
        paragraphs: [
          say('withdrawal.refund', { days: EU_RETURN_DAYS }),
          say('withdrawal.means'),
          say('withdrawal.withhold'),
          say('withdrawal.send', { days: EU_RETURN_DAYS }),
          ...costOf(say, terms),
          say('withdrawal.value'),
        ],
      },
      ...exceptionsOf(say, terms),
    ],
    form: {
      heading: say('withdrawal.form'),
      paragraphs: [say('withdrawal.form.note')],
      lines: [
        say('withdrawal.form.to', { seller: [name, address, email].join(', ') }),
        say('withdrawal.form.notice'),
        say('withdrawal.form.dates'),
        say('withdrawal.form.name'),
        say('withdrawal.form.address'),
        say('withdrawal.form.signature'),
        say('withdrawal.form.date'),
      ],
      footnote: say('withdrawal.form.delete'),
    },
  };
};
