import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyWord, type PaymentEffect, type PaymentStanding, type PaymentWord } from './payment-life.ts';
import type { PaymentState, ReportedState } from './payment-state.ts';

const NEW: PaymentStanding = {
  state: 'created',
  amount: 500_000,
  currencyId: 1,
  isBooked: false,
  captured: null,
  refunded: 0,
  dispute: null,
};

const EUR_50 = { amount: 500_000, currency: 'EUR', currencyId: 1 } as const;

const say = (state: ReportedState, change: Partial<PaymentWord> = {}): PaymentWord => ({
  state,
  taken: EUR_50,
  refunded: null,
  ...change,
});

const play = (words: readonly PaymentWord[], start: PaymentStanding = NEW) => {
  const effects: PaymentEffect[] = [];
  const findings: string[] = [];
  let standing = start;
  for (const word of words) {
    const step = applyWord(standing, word);
    if (!step) continue;
    standing = step.standing;
    effects.push(...step.effects);
    findings.push(...step.findings);
  }
  return { standing, state: standing.state, effects, findings };
};

describe('before the capture', () => {
  test('R-PAY-02 reports of one success may come repeated and in any order, and it is still paid once', () => {
    const words = (['open', 'processing', 'captured', 'captured', 'authorised', 'open'] as const).map(
      (state) => say(state),
    );
    expect(play(words)).toMatchObject({ state: 'captured', effects: ['paid'] });
    expect(play(words.toReversed())).toMatchObject({ state: 'captured', effects: ['paid'] });
  });

  test('R-PAY-02 a declined payment is never reopened by an older report', () => {
    const words = (['failed', 'processing', 'open', 'cancelled'] as const).map((state) => say(state));
    expect(play(words)).toMatchObject({ state: 'failed', effects: ['released'] });
  });

  test('R-PAY-02 money that arrives after the order was cancelled is due for refund, and staff see it', () => {
    expect(play([say('cancelled'), say('captured')])).toMatchObject({
      state: 'refund_due',
      effects: ['released'],
      findings: ['captured_after_release'],
    });
    expect(
      play([say('cancelled'), say('captured'), say('captured'), say('refunded'), say('captured')]).state,
    ).toBe('refunded');
  });
});

describe('money of a wrong sum or currency', () => {
  test.each([
    ['another sum', { ...EUR_50, amount: 499_900 }, 'wrong_sum'],
    ['another currency', { ...EUR_50, currency: 'USD', currencyId: 2 as const }, 'wrong_currency'],
    [
      'a currency that the shop does not know',
      { ...EUR_50, currency: 'GBP', currencyId: null },
      'wrong_currency',
    ],
    ['no sum at all', null, 'wrong_sum'],
  ])('%s pays nothing and goes to staff', (_case, taken, finding) => {
    const { state, effects, findings, standing } = play([
      say('captured', { taken }),
      say('captured', { taken }),
    ]);
    expect({ state, effects, findings: findings[0] }).toEqual({
      state: 'in_review',
      effects: [],
      findings: finding,
    });
    expect(standing.captured).toEqual(taken && { amount: taken.amount, currency: taken.currency });
  });

  test('that was refunded releases the order and is not refunded twice', () => {
    const taken = { ...EUR_50, amount: 400_000 };
    expect(play([say('captured', { taken }), say('refunded', { taken, refunded: 400_000 })])).toMatchObject({
      state: 'refunded',
      effects: ['released'],
    });
  });

  test('reported for a paid payment changes nothing but goes to staff', () => {
    const paid = play([say('captured')]).standing;
    const odd = play([say('captured', { taken: { ...EUR_50, amount: 1 } })], paid);
    expect(odd).toMatchObject({ standing: paid, effects: [], findings: ['wrong_sum'] });
  });
});

describe('after the payment', () => {
  test('a full refund returns it, a partial refund does not', () => {
    const part = play([say('captured'), say('refunded', { refunded: 200_000 })]);
    expect(part).toMatchObject({ state: 'captured', effects: ['paid', 'partly_refunded'] });
    expect(part.standing.refunded).toBe(200_000);
    expect(play([say('refunded', { refunded: 500_000 })], part.standing)).toMatchObject({
      state: 'refunded',
      effects: ['returned'],
    });
  });

  test('a dispute puts the order on hold until it is won or lost', () => {
    const open = play([say('captured'), say('disputed')]);
    expect(open).toMatchObject({ state: 'disputed', effects: ['paid', 'disputed'], findings: ['dispute'] });
    expect(play([say('dispute_won')], open.standing)).toMatchObject({
      state: 'captured',
      effects: ['dispute_won'],
    });
    expect(play([say('dispute_lost')], open.standing)).toMatchObject({
      state: 'charged_back',
      effects: ['returned'],
    });
  });

  test('a refund reported before its payment books both', () => {
    expect(play([say('refunded')])).toMatchObject({ state: 'refunded', effects: ['paid', 'returned'] });
  });
});

describe('a paid order that its buyer cancelled', () => {
  const cancelled: PaymentStanding = {
    ...NEW,
    ...{ state: 'refund_due', isBooked: true, captured: { amount: 500_000, currency: 'EUR' } },
  };

  test('a late report of its capture does not mark it as paid again', () => {
    expect(play([say('captured'), say('processing')], cancelled)).toMatchObject({
      ...{ state: 'refund_due', effects: [] },
    });
  });

  test('the provider’s refund ends it, once', () => {
    expect(play([say('captured'), say('refunded'), say('refunded')], cancelled)).toMatchObject({
      ...{ state: 'refunded', effects: ['returned'] },
    });
  });

  test('a lost dispute takes the money back as well', () => {
    expect(play([say('disputed'), say('dispute_lost')], cancelled)).toMatchObject({ state: 'charged_back' });
  });
});

const STORIES: readonly { ends: PaymentState; words: readonly PaymentWord[] }[] = [
  { ends: 'captured', words: [say('open'), say('captured'), say('disputed'), say('dispute_won')] },
  { ends: 'charged_back', words: [say('captured'), say('disputed'), say('dispute_lost')] },
  {
    ends: 'refunded',
    words: [say('captured'), say('refunded', { refunded: 100_000 }), say('refunded', { refunded: 500_000 })],
  },
  { ends: 'refunded', words: [say('captured'), say('disputed'), say('dispute_lost'), say('refunded')] },
  { ends: 'captured', words: [say('captured'), say('refunded', { refunded: 300_000 }), say('processing')] },
];

test.each(STORIES)(
  'R-PAY-02 a sequence that ends $ends has the same end in any order and with any repetitions',
  ({ ends, words }) => {
    const told = fc.shuffledSubarray([...words, ...words, ...words], {
      minLength: words.length * 3,
      maxLength: words.length * 3,
    });
    const wanted = play(words).standing;
    expect(wanted.state).toBe(ends);
    fc.assert(
      fc.property(told, (shuffled) => {
        const { standing, effects } = play(shuffled);
        expect(standing).toEqual(wanted);
        expect(effects.filter((effect) => effect === 'paid')).toHaveLength(1);
      }),
    );
  },
);
