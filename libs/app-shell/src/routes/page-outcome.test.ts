import { ApiProblem } from '@shop/data-access';
import { expect, test } from 'vitest';
import { toOutcome } from './page-outcome.ts';

const outcomeOf = (status: number) => toOutcome(new ApiProblem('refused', status, 'refused'), '/c/footwear');

test('an API that is down, or fails, makes the page unavailable', () => {
  for (const status of [0, 500, 503]) expect(outcomeOf(status)).toMatchObject({ init: { status: 503 } });
});

test('a rate-limited call is not an outage of the page', () => {
  expect(outcomeOf(429)).toMatchObject({ init: { status: 429 } });
});

test('missing and withdrawn pages keep their status', () => {
  expect(outcomeOf(404)).toMatchObject({ init: { status: 404 }, data: { path: '/c/footwear' } });
  expect(outcomeOf(410)).toMatchObject({ init: { status: 410 } });
});

test('a call that requires a client redirects to the login and back, in a new document', () => {
  const { headers } = outcomeOf(401) as Response;
  expect(headers.get('location')).toBe('/login?redirect=%2Fc%2Ffootwear&ended=1');
  expect(headers.get('x-remix-reload-document')).toBe('true');
});

test('any other failure is rethrown', () => {
  const failure = new Error('x is not a function');
  expect(toOutcome(failure, '/')).toBe(failure);
});
