import { expect, test } from 'vitest';
import { createPasswords } from './passwords.ts';

test('a password is stored as argon2id with the given costs, and verified', async () => {
  const passwords = createPasswords();
  const stored = await passwords.hash('ilgas ir slaptas');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.verify(stored, 'ilgas ir slaptas')).toBe(true);
  expect(await passwords.verify(stored, 'kitas slaptas zodis')).toBe(false);
});

test('an account without a password accepts none, not even the decoy', async () => {
  const passwords = createPasswords();
  expect(await passwords.verify(null, 'nobody has this password')).toBe(false);
});

test('a full queue refuses at once and recovers', async () => {
  const passwords = createPasswords({ atOnce: 1, waiting: 2 });
  const outcomes = await Promise.allSettled(
    Array.from({ length: 6 }, () => passwords.hash('ilgas ir slaptas')),
  );
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(refused).toHaveLength(3);
  expect(refused.every(({ reason }) => reason.status === 503)).toBe(true);
  expect(await passwords.hash('ilgas ir slaptas')).toMatch(/^\$argon2id/);
});
