import { ApiProblem } from '@shop/data-access';
import { expect, test } from 'vitest';
import { toOutcome } from './page-outcome.ts';

const outcomeOf = (status: number) => toOutcome(new ApiProblem('refused', status, 'refused'), '/c/footwear');

test('an API that is away, or fails, makes the page unavailable', () => {
  for (const status of [0, 500, 503]) expect(outcomeOf(status)).toMatchObject({ init: { status: 503 } });
});

test('a call that was refused because of too many makes no outage of the page', () => {
  expect(outcomeOf(429)).toMatchObject({ init: { status: 429 } });
});

test('what is missing and what was withdrawn keep their status', () => {
  expect(outcomeOf(404)).toMatchObject({ init: { status: 404 }, data: { path: '/c/footwear' } });
  expect(outcomeOf(410)).toMatchObject({ init: { status: 410 } });
});

test('any other failure goes on as it is', () => {
  const failure = new Error('x is not a function');
  expect(toOutcome(failure, '/')).toBe(failure);
});
