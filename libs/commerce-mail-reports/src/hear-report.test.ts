import fc from 'fast-check';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { ReportKind } from './report-kind.ts';
import { allowNews, stopNews } from './reports.repository.ts';
import { createMailedShop, DAY_MS } from './testing/mailed-shop.ts';

const shop = await createMailedShop();
const { db, clock, ended, hear, mailed, stops, tell } = shop;
const TODAY = clock.now;
beforeEach(async () => {
  clock.now = TODAY;
  ended.length = 0;
  await shop.reset();
});
afterAll(() => shop.close());

const ONA = 'ona@post.example';
const allow = (email: string) => db.transaction().execute((tx) => allowNews(tx, email, clock.now));
const pass = (days: number) => {
  clock.now = new Date(clock.now.getTime() + days * DAY_MS);
};

test('the first hard bounce stops the address of its mail, and no other', async () => {
  const [path] = [await mailed(1, ONA), await mailed(2, 'jonas@post.example')];
  expect(await tell(path, 'hard_bounce', '5.2.1')).toBe('counted');
  expect(await stops()).toEqual([{ email: ONA, reason: 'bounce', detail: '5.2.1' }]);
  expect(ended).toEqual([]);
});

test('the fifth mail of thirty days that could not be delivered stops the address', async () => {
  for (const id of [1, 2, 3, 4]) expect(await tell(await mailed(id, ONA), 'soft_bounce')).toBe('counted');
  expect(await stops()).toEqual([]);
  await tell(await mailed(5, ONA.toUpperCase()), 'soft_bounce');
  expect(await stops()).toEqual([{ email: ONA.toUpperCase(), reason: 'soft_bounces', detail: '4.2.2' }]);
});

test('one mail that is late again and again counts once', async () => {
  const path = await mailed(1, ONA);
  const heard = [];
  for (let at = 0; at < 7; at += 1) heard.push(await tell(path, 'soft_bounce'));
  expect(heard).toEqual(['counted', ...Array<string>(6).fill('repeated')]);
  expect(await stops()).toEqual([]);
});

test('a complaint ends the news once, however often it is sent', async () => {
  const path = await mailed(1, ONA);
  expect(await tell(path, 'complaint')).toBe('counted');
  expect(await tell(path, 'complaint')).toBe('repeated');
  expect(ended).toEqual([ONA]);
  expect(await stops()).toMatchObject([{ reason: 'complaint' }]);
});

test.each([
  ['an unknown mail', `zz-${'0'.repeat(32)}`],
  ['a seal of others', `1-${'0'.repeat(32)}`],
  ['no token', ''],
])('%s changes nothing', async (_, token) => {
  await mailed(1, ONA);
  expect(await hear({ token, kind: 'complaint', status: '' })).toBe('unknown');
  expect(await db.selectFrom('mail_report').select('mail_id').execute()).toEqual([]);
  expect([await stops(), ended]).toEqual([[], []]);
});

test('a report about a mail whose recipient is deleted changes nothing', async () => {
  const path = await mailed(1, ONA);
  await db.updateTable('mail_outbox').set({ recipient: '' }).execute();
  expect(await tell(path, 'hard_bounce')).toBe('unknown');
  expect(await stops()).toEqual([]);
});

test('after the address was confirmed, reports about earlier mails do not stop it, and those about later mails do', async () => {
  const [first, second] = [await mailed(1, ONA), await mailed(2, ONA)];
  await tell(first, 'hard_bounce');
  pass(1);
  expect(await allow(ONA.toUpperCase())).toBe(true);
  expect(await tell(first, 'hard_bounce')).toBe('repeated');
  expect(await tell(second, 'hard_bounce')).toBe('counted');
  expect(await stops()).toEqual([]);
  pass(1);
  await tell(await mailed(3, ONA), 'hard_bounce');
  expect(await stops()).toHaveLength(1);
});

test('a complaint about an earlier mail stops a confirmed address: its writer has read the mail', async () => {
  const [first, second] = [await mailed(1, ONA), await mailed(2, ONA)];
  await tell(first, 'hard_bounce');
  pass(1);
  await allow(ONA);
  await tell(second, 'complaint');
  expect(await stops()).toMatchObject([{ reason: 'complaint' }]);
});

test('a complaint that staff have entered is not weakened by a bounce', async () => {
  await stopNews(db, { email: ONA, reason: 'complaint', detail: 'by staff', reported_at: clock.now });
  await tell(await mailed(1, ONA), 'hard_bounce');
  expect(await stops()).toEqual([{ email: ONA, reason: 'complaint', detail: 'by staff' }]);
});

test('five reports that arrive at the same moment stop their address, and each counts once', async () => {
  const [ADDRESSES, MAILS] = [12, 5];
  const all: string[][] = [];
  for (let address = 0; address < ADDRESSES; address += 1) {
    const paths = [];
    for (let mail = 1; mail <= MAILS; mail += 1)
      paths.push(await mailed(address * MAILS + mail, `reader${address}@post.example`));
    all.push(paths);
  }
  for (const paths of all) await Promise.all(paths.map((path) => tell(path, 'soft_bounce')));
  await Promise.all(all.flat().map((path) => tell(path, 'soft_bounce')));
  expect((await stops()).map(({ reason }) => reason)).toEqual(Array(ADDRESSES).fill('soft_bounces'));
  expect(await db.selectFrom('mail_report').select('mail_id').execute()).toHaveLength(ADDRESSES * MAILS);
});

test('reports that arrive twice and in any order have the same effect once', async () => {
  const KINDS: ReportKind[] = ['hard_bounce', 'soft_bounce', 'soft_bounce', 'soft_bounce', 'complaint'];
  const report = fc.record({ mail: fc.integer({ min: 1, max: 7 }), kind: fc.constantFrom(...KINDS) });
  const reports = fc.uniqueArray(report, {
    selector: ({ mail, kind }) => `${mail} ${kind}`,
    minLength: 1,
    maxLength: 8,
  });
  const outcomeOf = async (told: readonly { mail: number; kind: ReportKind }[]) => {
    ended.length = 0;
    for (const table of ['mail_report', 'mail_stop', 'mail_outbox'] as const)
      await db.deleteFrom(table).execute();
    const paths = [''];
    for (let mail = 1; mail <= 7; mail += 1)
      paths.push(await mailed(mail, ONA, new Date(TODAY.getTime() + mail * 8 * DAY_MS)));
    for (const { mail, kind } of told) await tell(paths[mail] ?? '', kind, `5.1.${mail}`);
    const kept = db.selectFrom('mail_report').select(['mail_id', 'kind', 'status']);
    return {
      stops: await stops(),
      kept: await kept.orderBy('mail_id').orderBy('kind').execute(),
      ended: new Set(ended),
    };
  };
  await fc.assert(
    fc.asyncProperty(
      reports.chain((all) => {
        const twice = [...all, ...all];
        return fc.tuple(fc.constant(all), fc.shuffledSubarray(twice, { minLength: twice.length }));
      }),
      async ([all, shuffled]) => {
        expect(await outcomeOf(shuffled)).toEqual(await outcomeOf(all));
      },
    ),
    { numRuns: 25 },
  );
});
