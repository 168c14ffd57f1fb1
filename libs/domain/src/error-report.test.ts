import { expect, test } from 'vitest';
import { failureOf, isSent, maskAddress, maskText, SAMPLE_RATES } from './error-report.ts';

const NEVER_LUCKY = 1;
const ALWAYS_LUCKY = 0;

test('R-REP-01 failures of dynamic import, module script, build meta and CSS preload are not reported', () => {
  for (const message of [
    'Failed to fetch dynamically imported module: https://shop.example/assets/x.js',
    'error loading dynamically imported module',
    'Importing a module script failed.',
    'Loading module script failed',
    'Failed to fetch build meta',
    'Failed to fetch /builds/latest.json',
    'Unable to preload CSS for /assets/x.css',
  ])
    expect(isSent({ message }, ALWAYS_LUCKY), message).toBe(false);
  expect(isSent({ message: 'x is not a function' }, ALWAYS_LUCKY)).toBe(true);
});

test('R-REP-02 504 Gateway Timeout is always sampled', () => {
  expect(isSent({ message: 'POST /api/cart/add: 504 Gateway Timeout' }, NEVER_LUCKY)).toBe(true);
  expect(isSent(failureOf(Object.assign(new Error('broken'), { status: 504 })), NEVER_LUCKY)).toBe(true);
  expect(isSent({ message: 'broken', status: 500 }, NEVER_LUCKY)).toBe(false);
});

test('R-REP-03 half of the errors are sent, traces 0.2, replays 0.1 of sessions and all with an error', () => {
  expect(SAMPLE_RATES).toEqual({ errors: 0.5, traces: 0.2, replaySessions: 0.1, replayOnError: 1 });
  expect(isSent({ message: 'x' }, 0.499)).toBe(true);
  expect(isSent({ message: 'x' }, 0.5)).toBe(false);
});

test('a thrown value need not be an error', () => {
  expect(failureOf('text')).toEqual({ message: 'text' });
  expect(failureOf(undefined)).toEqual({ message: 'undefined' });
  expect(failureOf({ status: 'x' })).toEqual({ message: '', status: undefined });
});

test('texts are sent without addresses, numbers and secrets of persons', () => {
  expect(maskText('no client rasa.petraite@shopper.example')).toBe('no client ***');
  expect(maskText('called +370 612 34567 of 4242 4242 4242 4242')).toBe('called *** of ***');
  expect(maskText(`/my-orders/Qk3vX9sT0bN2mL5pR7wZ1a`)).toBe('/my-orders/***');
  expect(maskText('line 12 of cart-page-abcdefgh.js:3:45')).toBe('line 12 of cart-page-abcdefgh.js:3:45');
});

test('addresses are sent without the values of their query', () => {
  expect(maskAddress('https://lt.example/lt/search?s=my+name&page=2#x')).toBe(
    'https://lt.example/lt/search?s&page',
  );
  expect(maskAddress('/lt/cart')).toBe('/lt/cart');
  expect(maskAddress(`/lt/password-reset/${'aB3_'.repeat(11)}?a=b=c`)).toBe('/lt/password-reset/***?a');
  // A slug without a digit, and the name of goods.
  expect(maskAddress('/lt/order/aBcDeFgHiJkLmNoPqRsTuV/cancel')).toBe('/lt/order/***/cancel');
  expect(maskAddress('/lt/p/desk-lamp-with-a-brass-foot')).toBe('/lt/p/desk-lamp-with-a-brass-foot');
});
