import { mkdir, mkdtemp, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { LARGEST_REPORT } from './read-report.ts';
import { readReportFolder } from './report-folder.ts';
import { complaint, postfixBounce } from './testing/message-samples.ts';
import { createMailedShop, DAY_MS } from './testing/mailed-shop.ts';

const shop = await createMailedShop();
const folder = await mkdtemp(path.join(os.tmpdir(), 'mail-reports-'));
beforeEach(async () => {
  await shop.reset();
  await rm(folder, { recursive: true });
  await mkdir(path.join(folder, 'new'), { recursive: true });
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

const read = () =>
  readReportFolder({ hear: shop.hear, log: shop.deps.log, clock: () => shop.clock.now }, folder);
const put = (name: string, text: string | Uint8Array) => writeFile(path.join(folder, name), text);
const namesIn = async (part: string) => (await readdir(path.join(folder, part)).catch(() => [])).toSorted();

test('messages of a maildir and single files are read once and moved', async () => {
  const bounce = postfixBounce(await shop.mailed(1, 'ona@post.example'));
  await put('new/1772445603.V801I2.mx', bounce);
  await put('again.eml', bounce);
  await put('complaint.EML', complaint(await shop.mailed(2, 'jonas@post.example')));
  await put('notes.txt', bounce);
  await read();
  expect(await shop.stops()).toEqual([
    { email: 'ona@post.example', reason: 'bounce', detail: '5.1.1' },
    { email: 'jonas@post.example', reason: 'complaint', detail: '' },
  ]);
  expect(await namesIn('done')).toEqual(['1772445603.V801I2.mx', 'again.eml', 'complaint.EML']);
  expect([await namesIn('new'), await namesIn('')]).toEqual([[], ['done', 'new', 'notes.txt']]);
  await read();
  expect(shop.ended).toEqual(['jonas@post.example']);
});

test('what is no report of this shop is moved aside and changes nothing', async () => {
  await put('forged.eml', postfixBounce(`bounce+1-${'0'.repeat(32)}@mail.shop.example`));
  await put('letter.eml', 'From: ona@post.example\r\n\r\nHello');
  await put('large.eml', Buffer.alloc(LARGEST_REPORT + 1, 'a'));
  await put('empty.eml', '');
  await read();
  expect(await namesIn('refused')).toEqual(['empty.eml', 'forged.eml', 'large.eml', 'letter.eml']);
  expect(await shop.stops()).toEqual([]);
});

test('a link to a file elsewhere is not followed', async () => {
  await put('notes.txt', postfixBounce(await shop.mailed(1, 'ona@post.example')));
  await symlink(path.join(folder, 'notes.txt'), path.join(folder, 'link.eml'));
  await read();
  expect(await shop.stops()).toEqual([]);
  expect(await namesIn('')).toContain('link.eml');
});

test('a folder that does not exist yet has no messages', async () => {
  await rm(folder, { recursive: true });
  await read();
  await mkdir(folder);
});

test('read messages are deleted after thirty days', async () => {
  await mkdir(path.join(folder, 'done'));
  for (const [name, days] of [
    ['old', 31],
    ['young', 29],
  ] as const) {
    await put(`done/${name}`, '');
    const at = new Date(shop.clock.now.getTime() - days * DAY_MS);
    await utimes(path.join(folder, 'done', name), at, at);
  }
  await read();
  expect(await namesIn('done')).toEqual(['young']);
});

test('a database that is away leaves the message for the next run', async () => {
  await put('new/one', postfixBounce(await shop.mailed(1, 'ona@post.example')));
  const away = async () => Promise.reject(new Error('the database is away'));
  const deps = { hear: away, log: shop.deps.log, clock: () => shop.clock.now };
  await expect(readReportFolder(deps, folder)).rejects.toThrow('away');
  expect(await namesIn('new')).toEqual(['one']);
});
