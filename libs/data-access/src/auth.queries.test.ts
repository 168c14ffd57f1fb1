import { expect, test } from 'vitest';
import { createApiClient } from './api-client.ts';
import { authQueries } from './auth.queries.ts';

const ask = (failures: number) => {
  let tries = 0;
  const at: number[] = [];
  const api = createApiClient(async () => {
    tries += 1;
    at.push(performance.now());
    return tries <= failures
      ? { status: 503, body: {} }
      : { status: 200, body: { status: true, user: null } };
  });
  const { queryFn } = authQueries(api).user();
  const answer = (queryFn as (context: object) => Promise<unknown>)({ signal: new AbortController().signal });
  return { answer, at };
};

test('R-CAL-07 the current user is requested up to four times, 100 ms apart; a guest is null', async () => {
  const { answer, at } = ask(3);
  expect(await answer).toBeNull();
  expect(at).toHaveLength(4);
  const [first = 0, second = 0] = at;
  expect(second - first).toBeGreaterThanOrEqual(95);
});

test('after the fourth failure it is a failure', async () => {
  await expect(ask(4).answer).rejects.toMatchObject({ kind: 'broken' });
});
