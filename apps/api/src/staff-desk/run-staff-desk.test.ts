import { createTestDatabase, type TestDatabase } from '@shop/database/testing';
import { createPasswords } from '@shop/commerce-accounts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { runStaffDesk } from './run-staff-desk.ts';

let books: TestDatabase;
beforeAll(async () => {
  books = await createTestDatabase();
});
afterEach(() => books.truncateAll());
afterAll(() => books.close());

const NOW = new Date('2026-11-26T10:00:00Z');
const desk = (...args: string[]) =>
  runStaffDesk({ db: books.db, clock: () => NOW, factorKey: 'test' }, 'rasa', args);
const acts = () => books.db.selectFrom('staff_act').selectAll().orderBy('position').execute();

test('a person is added with roles and a password that is shown once', async () => {
  const { text, exitCode } = await desk('add', 'ana', 'Ana', 'finance,buyer', '--why', 'new here');
  expect(exitCode).toBe(0);
  const password = /password (\S{24})$/.exec(text)?.[1] ?? '';
  const { password_hash } = await books.db.selectFrom('staff_member').selectAll().executeTakeFirstOrThrow();
  expect(await createPasswords().verify(password_hash, password)).toBe(true);
  expect((await desk('list')).text).toMatch(/^staff:\d+ {2}ana {2}Ana {2}finance, buyer$/);
  expect(await acts()).toMatchObject([
    {
      who: 'desk:rasa',
      act: 'staff.added',
      after: { login: 'ana', roles: 'finance buyer' },
      reason: 'new here',
    },
  ]);
  expect(JSON.stringify(await acts())).not.toContain(password);
});

test('roles are changed, and a person who has left gives the login to nobody', async () => {
  await desk('add', 'ana', 'Ana', 'finance', '--why', 'new here');
  expect((await desk('roles', 'ANA', 'lead', '--why', 'promoted')).exitCode).toBe(0);
  expect((await desk('remove', 'ana', '--why', 'left')).exitCode).toBe(0);
  expect((await desk('list')).text).toContain('has left');
  expect((await desk('add', 'Ana', 'Ana Two', 'buyer', '--why', 'new')).text).toContain('taken');
  expect((await desk('roles', 'ana', 'lead', '--why', 'x')).exitCode).toBe(1);
  expect((await acts()).map(({ act, before, after }) => [act, before, after])).toMatchObject([
    ['staff.added', null, {}],
    ['staff.roles_changed', { roles: 'finance' }, { roles: 'lead' }],
    ['staff.ended', { roles: 'lead' }, null],
  ]);
});

test('the log is verified, with the number and the hash of its last act', async () => {
  expect((await desk('verify-log')).text).toContain('0 acts');
  await desk('add', 'ana', 'Ana', 'finance', '--why', 'new here');
  expect((await desk('verify-log')).text).toMatch(/^The log is whole: 1 acts, .* [0-9a-f]{64}\.$/);
});

test.each([
  [[]],
  [['add', 'ana', 'Ana', 'admin', '--why', 'x']],
  [['add', 'ana', '', 'lead', '--why', 'x']],
  [['list', 'all']],
  [['add', '--force']],
])('%j prints the usage', async (args) => {
  const { text, exitCode } = await desk(...args);
  expect(exitCode).toBe(1);
  expect(text).toContain('npm run staff -- add');
});

test('an act without a reason is refused', async () => {
  expect((await desk('add', 'ana', 'Ana', 'lead')).text).toContain('--why');
});

test('a key for the app and ten recovery codes are printed once, and the log has neither', async () => {
  await desk('add', 'ana', 'Ana', 'finance', '--why', 'new here');
  const { text } = await desk('key', 'ana', '--why', 'a new telephone');
  expect(text).toMatch(/Key for the app: [A-Z2-7]{32}\notpauth:\/\/totp\/Office:ana\?/);
  expect(text.match(/^[a-z2-9]{5}-[a-z2-9]{5}$/gm)).toHaveLength(10);
  expect((await acts()).at(-1)).toMatchObject({ act: 'staff.key_given', before: null, after: null });
  expect((await desk('key', 'nobody', '--why', 'x')).exitCode).toBe(1);
  expect((await desk('demo-code')).text).toMatch(/^\d{6}$/);
});
