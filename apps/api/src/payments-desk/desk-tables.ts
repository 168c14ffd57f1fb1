import type { ReviewCase } from '@shop/commerce-office';
import { methodOf, moneyOf, nextStepOf, reasonOf, sinceOf } from './desk-texts.ts';
import { alignedRows } from './aligned-rows.ts';

const COLUMNS = ['id', 'order', 'brand', 'provider', 'expected', 'captured', 'reason', 'since', 'next step'];

const cellsOf = (one: ReviewCase, now: Date): string[] => [
  String(one.id),
  one.order ?? '-',
  one.brand ?? '-',
  methodOf(one.provider),
  one.expected ? moneyOf(one.expected) : '-',
  moneyOf(one.captured),
  reasonOf(one),
  sinceOf(one, now),
  nextStepOf(one),
];

/** The open reviews as a table of text. */
export const tableOf = (cases: readonly ReviewCase[], now: Date): string => {
  if (cases.length === 0) return 'No payment waits for staff.';
  return alignedRows([COLUMNS, ...cases.map((one) => cellsOf(one, now))]);
};

type Event = { readonly type: string; readonly outcome: string; readonly received_at: Date };

/** One review with all its data. */
export const pageOf = (one: ReviewCase, events: readonly Event[], now: Date): string => {
  const facts: readonly (readonly [string, string | null])[] = [
    ['review', `${one.id}, ${reasonOf(one)}, open for ${sinceOf(one, now)}`],
    ['order', one.order],
    ['brand', one.brand],
    ['provider', `${methodOf(one.provider)}${one.providerRef ? ` (${one.providerRef})` : ''}`],
    ['reference', one.reference],
    ['payment is', one.state],
    ['expected', one.expected && moneyOf(one.expected)],
    ['captured', moneyOf(one.captured)],
    [
      'given back',
      one.refunded > 0 && one.captured ? moneyOf({ ...one.captured, amount: one.refunded }) : null,
    ],
    ['closed', one.closedAt && `${one.closedAt.toISOString()}, ${one.outcome ?? ''}`],
    ['why', one.why],
    ['next step', one.closedAt ? null : nextStepOf(one)],
  ];
  const lines = facts.flatMap(([name, value]) => (value ? [`${name.padEnd(11)} ${value}`] : []));
  const heard = events.map(
    ({ type, outcome, received_at }) => `  ${received_at.toISOString()}  ${type}  ${outcome}`,
  );
  return [...lines, ...(heard.length > 0 ? ['reports', ...heard] : [])].join('\n');
};
