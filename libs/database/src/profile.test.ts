import { afterAll, beforeEach, expect, test } from 'vitest';
import { migrateAs, OtherProfile } from './profile.ts';
import { createTestDatabase } from './testing.ts';

const { db, truncateAll, close } = await createTestDatabase();
beforeEach(truncateAll);
afterAll(close);

test('a database belongs to the profile that used it first', async () => {
  await migrateAs(db, 'demo');
  await expect(migrateAs(db, 'production')).rejects.toThrow(OtherProfile);
  await expect(migrateAs(db, 'demo')).resolves.toEqual([]);
});

test('a database of production is closed to the demo', async () => {
  await migrateAs(db, 'production');
  await expect(migrateAs(db, 'demo')).rejects.toThrow('belongs to the production profile');
});

test('of two concurrent profiles one gets the database', async () => {
  const came = await Promise.allSettled([migrateAs(db, 'demo'), migrateAs(db, 'production')]);
  expect(came.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});
