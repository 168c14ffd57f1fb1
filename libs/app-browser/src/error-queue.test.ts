import { expect, test } from 'vitest';
import { createErrorQueue } from './error-queue.ts';

test('errors before reporting started are reported too, once', () => {
  const queue = createErrorQueue();
  const reported: unknown[] = [];
  queue.add('early');
  queue.drainTo((waiting) => {
    reported.push(...waiting);
    return (error) => reported.push(error);
  });
  queue.add('late');
  expect(reported).toEqual(['early', 'late']);
});
