import { beforeEach, describe, expect, test } from 'vitest';
import { createBreaker, type Asking, type Breaker } from './breaker.ts';

const CARD = 1;
const WALLET = 2;
const BANK = 3;

let now = 0;
let lines: object[] = [];
let breaker: Breaker;
beforeEach(() => {
  now = Date.UTC(2026, 0, 5);
  lines = [];
  breaker = createBreaker({
    clock: () => new Date(now),
    providerOf: (method) => (method === BANK ? 'bank-links' : 'cards-and-wallets'),
    log: { warn: (details) => lines.push(details) },
  });
});

const pass = (seconds: number) => {
  now += seconds * 1000;
};
const silences = (count: number, asking: Asking = 'start', method = CARD) => {
  for (let at = 0; at < count; at += 1) breaker.silent(method, asking);
};

/** Seconds until the provider is offered again. */
const pauseOf = (method = CARD): number => {
  for (let seconds = 0; seconds <= 600; seconds += 1) {
    if (breaker.takes(method)) return seconds;
    pass(1);
  }
  throw new Error('it is never offered again');
};

describe('a provider that is silent', () => {
  test('four times in a row is still offered; after five times none of its methods is', () => {
    silences(4);
    expect(breaker.takes(CARD)).toBe(true);
    breaker.silent(WALLET, 'start');
    expect([CARD, WALLET, BANK].map(breaker.takes)).toEqual([false, false, true]);
    expect([CARD, WALLET, BANK].map(breaker.admit)).toEqual([false, false, true]);
    expect(lines).toEqual([{ code: 'provider_down', provider: 'cards-and-wallets', pauseMs: 30_000 }]);
  });

  test('and answers in between is still offered', () => {
    silences(4);
    breaker.answered(CARD, 'start');
    silences(4);
    expect(breaker.takes(CARD)).toBe(true);
  });

  test('is offered again after 30 seconds, to one payment until its outcome is known', () => {
    silences(5);
    expect(pauseOf()).toBe(30);
    expect(breaker.admit(CARD)).toBe(true);
    expect(breaker.takes(CARD)).toBe(false);
    expect(breaker.admit(WALLET)).toBe(false);
    breaker.answered(CARD, 'start');
    expect(breaker.admit(CARD)).toBe(true);
    expect(breaker.admit(WALLET)).toBe(true);
  });

  test('is paused for twice as long after each further silence, up to five minutes', () => {
    silences(5);
    const pauses = [pauseOf()];
    for (let probe = 0; probe < 5; probe += 1) {
      expect(breaker.admit(CARD)).toBe(true);
      breaker.silent(CARD, 'start');
      pauses.push(pauseOf());
    }
    expect(pauses).toEqual([30, 60, 120, 240, 300, 300]);
    breaker.answered(CARD, 'start');
    silences(5);
    expect(pauseOf()).toBe(30);
  });

  test('is not paused longer by silences during one pause', () => {
    silences(5);
    pass(10);
    silences(50, 'question');
    expect(pauseOf()).toBe(20);
  });
});

describe('a provider that refuses the shop’s key', () => {
  test('is not offered from the first refusal on, and paused for longer after each further one', () => {
    breaker.keyRefused(CARD);
    expect([CARD, WALLET, BANK].map(breaker.takes)).toEqual([false, false, true]);
    expect(lines).toEqual([{ code: 'provider_down', provider: 'cards-and-wallets', pauseMs: 30_000 }]);
    breaker.answered(CARD, 'question');
    expect(pauseOf()).toBe(30);
    expect(breaker.admit(CARD)).toBe(true);
    breaker.keyRefused(CARD);
    expect(pauseOf()).toBe(60);
    breaker.admit(CARD);
    breaker.answered(CARD, 'start');
    expect(breaker.takes(CARD)).toBe(true);
  });

  test('for two payments at once is paused once', () => {
    breaker.keyRefused(CARD);
    breaker.keyRefused(WALLET);
    expect(lines).toHaveLength(1);
    expect(pauseOf()).toBe(30);
  });
});

describe('status requests for started payments', () => {
  test('count as silences, and an answer to one ends the pause', () => {
    silences(5, 'question');
    expect(breaker.takes(CARD)).toBe(false);
    breaker.answered(CARD, 'question');
    expect(breaker.takes(CARD)).toBe(true);
    silences(4, 'question');
    expect(breaker.takes(CARD)).toBe(true);
  });

  test('do not count for a provider that answers them but starts no payment', () => {
    for (let at = 0; at < 5; at += 1) {
      breaker.silent(CARD, 'start');
      breaker.answered(CARD, 'question');
    }
    expect(breaker.takes(CARD)).toBe(false);
    expect(pauseOf()).toBe(30);
  });
});
