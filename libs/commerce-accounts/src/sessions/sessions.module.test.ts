import { createTestDatabase } from '@shop/database/testing';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { createSessions } from './sessions.module.ts';

const shop = await createTestDatabase();
const joinGuest = vi.fn(async () => {});
const sessions = createSessions({ db: shop.db, joinGuest });
const now = new Date('2026-11-21T12:00:00Z');
const later = (days: number) => new Date(now.getTime() + days * 86_400_000);
const client = { id: 5, brand: 'lt' };

afterEach(async () => {
  await shop.truncateAll();
  joinGuest.mockClear();
});
afterAll(() => shop.close());

test('a guest is known by the token for 90 days after the last visit, and only at the brand that issued it', async () => {
  const { token, maxAgeSeconds, visitor } = await sessions.begin(shop.db, { brand: 'lt', now });
  expect(maxAgeSeconds).toBe(365 * 86_400);
  expect(await sessions.resolve(token, 'lt', later(89))).toEqual(visitor);
  expect(await sessions.resolve(token, 'lt', later(89 + 89))).toEqual(visitor);
  expect(await sessions.resolve(token, 'lt', later(89 + 89 + 90))).toBeNull();
  expect(await sessions.resolve(token, 'ae', now)).toBeNull();
});

test('the token has 256 bits and is not stored in the database', async () => {
  const { token } = await sessions.begin(shop.db, { brand: 'lt', now });
  const { token_hash } = await shop.db
    .selectFrom('visitor_session')
    .select('token_hash')
    .executeTakeFirstOrThrow();
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  expect(token_hash.equals(Buffer.from(token, 'base64url'))).toBe(false);
});

test.each(['', 'x', 'ä'.repeat(43), `${'a'.repeat(43)}'--`, 'a'.repeat(5000)])(
  'a made-up token (%#) has no visitor',
  async (token) => {
    expect(await sessions.resolve(token, 'lt', now)).toBeNull();
  },
);

test('login changes the token, keeps the session, and keeps the guest’s data', async () => {
  const guest = await sessions.begin(shop.db, { brand: 'lt', now });
  const { token, maxAgeSeconds } = await sessions.login(guest.visitor, client, { remember: false, now });
  expect(maxAgeSeconds).toBe(0);
  expect(await sessions.resolve(guest.token, 'lt', now)).toBeNull();
  expect(await sessions.resolve(token, 'lt', now)).toEqual({ ...guest.visitor, clientId: 5 });
  expect(joinGuest).toHaveBeenCalledExactlyOnceWith(expect.anything(), guest.visitor.sessionId, client, now);
});

test('a login without a session creates one, kept for 90 days with “remember me”', async () => {
  const { token, maxAgeSeconds } = await sessions.login(null, client, { remember: true, now });
  expect(maxAgeSeconds).toBe(365 * 86_400);
  expect(await sessions.resolve(token, 'lt', later(89))).toMatchObject({ clientId: 5 });
  expect(joinGuest).not.toHaveBeenCalled();
});

test('logging in as another client ends the first one’s session and shares nothing', async () => {
  const first = await sessions.login(null, client, { remember: true, now });
  const visitor = await sessions.resolve(first.token, 'lt', now);
  await sessions.login(visitor, { id: 6, brand: 'lt' }, { remember: true, now });
  expect(await sessions.resolve(first.token, 'lt', now)).toBeNull();
  expect(joinGuest).not.toHaveBeenCalled();
});

test('two concurrent logins merge the guest’s cart once', async () => {
  const guest = await sessions.begin(shop.db, { brand: 'lt', now });
  const both = await Promise.all(
    [1, 2].map(() => sessions.login(guest.visitor, client, { remember: false, now })),
  );
  expect(joinGuest).toHaveBeenCalledTimes(1);
  expect(both[0]!.token).not.toBe(both[1]!.token);
});

test('logout ends this session; logout everywhere ends all of the client’s', async () => {
  const opened = await Promise.all(
    [1, 2, 3].map(() => sessions.login(null, client, { remember: true, now })),
  );
  const visitors = await Promise.all(opened.map(({ token }) => sessions.resolve(token, 'lt', now)));
  await sessions.end(visitors[0]!, now);
  expect(await sessions.resolve(opened[0]!.token, 'lt', now)).toBeNull();
  expect(await sessions.resolve(opened[1]!.token, 'lt', now)).not.toBeNull();
  await sessions.endAllOf(5, now);
  expect(await sessions.resolve(opened[1]!.token, 'lt', now)).toBeNull();
  expect(await sessions.resolve(opened[2]!.token, 'lt', now)).toBeNull();
});

test('a changed password gives this browser a new token', async () => {
  const { token } = await sessions.login(null, client, { remember: true, now });
  const visitor = await sessions.resolve(token, 'lt', now);
  const rotated = await sessions.rotate(visitor!, { now });
  expect(await sessions.resolve(token, 'lt', now)).toBeNull();
  expect(await sessions.resolve(rotated!.token, 'lt', now)).toEqual(visitor);
});

const HOUR = 1 / 24;
const isKnownAfter = async (token: string, days: number) =>
  (await sessions.resolve(token, 'lt', later(days))) !== null;

test('a client without “remember me” is logged out after 12 hours without a visit', async () => {
  const { token, maxAgeSeconds } = await sessions.login(null, client, { remember: false, now });
  expect(maxAgeSeconds).toBe(0);
  expect(await isKnownAfter(token, 11 * HOUR)).toBe(true);
  expect(await isKnownAfter(token, 22 * HOUR)).toBe(true);
  expect(await isKnownAfter(token, 34 * HOUR)).toBe(false);
});

test.each([
  ['not remembered', false, 30, 11 * HOUR],
  ['remembered', true, 365, 80],
])(
  'a client who is %s logs in again at the absolute end, regardless of the frequency of visits',
  async (_, remember, days, step) => {
    const { token } = await sessions.login(null, client, { remember, now });
    for (let day = step; day < days; day += step) expect(await isKnownAfter(token, day)).toBe(true);
    expect(await isKnownAfter(token, days - 0.001)).toBe(true);
    expect(await isKnownAfter(token, days)).toBe(false);
  },
);

test('visits in quick succession are not each written to the database', async () => {
  const { token } = await sessions.login(null, client, { remember: false, now });
  const ends = async () =>
    (await shop.db.selectFrom('visitor_session').select('expires_at').executeTakeFirstOrThrow()).expires_at;
  const first = await ends();
  await sessions.resolve(token, 'lt', new Date(now.getTime() + 60_000));
  expect(await ends()).toEqual(first);
  await sessions.resolve(token, 'lt', new Date(now.getTime() + 6 * 60_000));
  expect(await ends()).toEqual(new Date(first.getTime() + 6 * 60_000));
});
