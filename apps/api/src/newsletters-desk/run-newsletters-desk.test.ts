import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createTestGround } from '@shop/commerce-kit/testing';
import { afterAll, afterEach, expect, test } from 'vitest';
import { runNewslettersDesk } from './run-newsletters-desk.ts';

const shop = await createTestGround();
const folder = await mkdtemp(path.join(os.tmpdir(), 'newsletters-'));
afterEach(() => shop.reset());
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

const desk = (...args: string[]) => runNewslettersDesk(shop.deps, args);
const fileOf = async (issue: object) => {
  const file = path.join(folder, 'issue.json');
  await writeFile(file, JSON.stringify(issue));
  return file;
};
const ISSUE = {
  key: 'week-10',
  topic: 'tips',
  texts: {
    en: {
      subject: 'How to choose',
      blocks: [
        { type: 'text', text: 'Three things to look for.' },
        { type: 'button', text: 'Read', path: '/blog' },
      ],
    },
  },
};

test('an issue is read before it is sent, queued once a brand, and listed', async () => {
  const file = await fileOf(ISSUE);
  const { text } = await desk('preview', file, 'lt', 'lv');
  expect(text).toContain('How to choose');
  expect(text).toContain('Three things to look for.');
  expect(text).toContain('/lv/blog');
  expect(await desk('send', file, 'lt')).toMatchObject({ exitCode: 0 });
  expect(await desk('send', file, 'lt')).toMatchObject({ exitCode: 1 });
  expect(await desk('send', file, 'lv')).toMatchObject({ exitCode: 0 });
  expect((await desk('list')).text).toMatch(/lt {2}week-10 {2}tips {2}0 mails {2}being sent/);
});

test('a file with faults is refused with each of them, and nothing is queued', async () => {
  expect((await desk('send', await fileOf({ ...ISSUE, topic: 'all' }), 'lt')).text).toContain('topic: ');
  expect((await desk('send', 'missing.json', 'lt')).text).toBe('The file cannot be read.');
  expect((await desk('send', await fileOf(ISSUE), 'none')).exitCode).toBe(1);
  expect((await desk('list')).text).toBe('No issue yet.');
});

test('an unknown command says which there are', async () => {
  expect((await desk('toString')).text).toContain('npm run newsletters -- send');
});
