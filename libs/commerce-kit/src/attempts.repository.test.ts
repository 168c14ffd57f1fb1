import { createTestDatabase } from '@shop/database/testing';
import { afterAll, expect, test } from 'vitest';
import { attemptKey, createAttemptsRepository } from './attempts.repository.ts';

const now = new Date('2026-05-04T10:00:00Z');
const LIMIT = { max: 5, windowMs: 60_000, firstWaitMs: 60_000, longestWaitMs: 900_000 };

const { db, close } = await createTestDatabase();
const attempts = createAttemptsRepository(db);
afterAll(close);

test('repeated logins with the right password are all accepted', async () => {
  const key = attemptKey('login-pair', 'lt', 'ona@example.com 203.0.113.7');
  const logIn = async (): Promise<void> => {
    for (let time = 0; time < 50; time += 1) {
      expect(await attempts.take(key, { ...LIMIT, max: 1_000 }, now)).toBe(0);
      await attempts.forget(key);
    }
  };
  await Promise.all(Array.from({ length: 4 }, logIn));
});

test('concurrent attempts are all counted', async () => {
  const key = attemptKey('login-pair', 'lt', 'ona@example.com 203.0.113.8');
  const waits = await Promise.all(Array.from({ length: 12 }, () => attempts.take(key, LIMIT, now)));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(LIMIT.max);
});
