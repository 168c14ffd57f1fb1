import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createTestGround } from '@shop/commerce-kit/testing';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { runContentDesk } from './run-content-desk.ts';

const ground = await createTestGround();
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'shop-content-'));
});
afterEach(ground.reset);
afterAll(async () => {
  await rm(folder, { recursive: true });
  await ground.close();
});

const desk = (...args: string[]) => runContentDesk(ground.deps, 'rasa', args);
const put = async (records: unknown) => {
  const file = path.join(folder, 'page.json');
  await writeFile(file, JSON.stringify(records));
  return desk('put', file);
};
const texts = (title: string) => ({
  en: { title, summary: title, blocks: [{ type: 'text', paragraphs: ['Words.'] }] },
});
const TOPIC = { topic_of: 'faq', key: 'delivery', names: { en: 'Delivery' } };

test('pages and topics of a file are saved, listed, shown again as a file, and restored', async () => {
  const faq = { kind: 'faq', slug: 'by-air', topic: 'delivery', texts: texts('By air?') };
  expect(await put([TOPIC, faq])).toEqual({
    exitCode: 0,
    text: 'faq/delivery: saved as 1\nfaq/by-air: saved as 1',
  });
  expect((await desk('list')).text).toMatch(/faq +by-air +all +2026-03-02 10:00 +- +1 /);
  const shown = JSON.parse((await desk('show', 'faq', 'by-air')).text);
  expect(shown).toMatchObject({ ...faq, schema: 1 });
  expect((await put({ ...shown, texts: texts('By plane?') })).text).toBe('faq/by-air: saved as 2');
  expect((await desk('restore', 'faq', 'by-air', '1')).text).toBe('faq/by-air: 1 is now 3');
  expect(JSON.parse((await desk('show', 'faq', 'by-air')).text)).toMatchObject({ texts: texts('By air?') });
});

test('a refusal names the field, and what was saved before it', async () => {
  const broken = { kind: 'page', slug: 'delivery', texts: { en: { title: '', summary: 'a', blocks: [] } } };
  expect(await put([TOPIC, broken])).toMatchObject({
    exitCode: 1,
    text: expect.stringContaining('faq/delivery: saved as 1\ntexts.en.title: required'),
  });
  expect((await put({ ...broken, slug: 'cart', texts: texts('Cart') })).text).toContain('Another page');
});

test('letters are listed without characters that change a terminal', async () => {
  expect((await desk('letters')).text).toBe('There is no letter.');
  await ground.db
    .insertInto('letter')
    .values({
      ...{ brand: 'lt', key: 'a', language: 'lt', topic: 'order', name: 'Ona', email: 'ona@post.example' },
      ...{ order_number: 'QU1', message: 'Kur?\u001b[31m' },
    })
    .execute();
  const { text } = await desk('letters', '--brand', 'lt');
  expect(text).toContain('lt 2026-03-02 10:00 order lt Ona <ona@post.example>\n  order: QU1\n  Kur??[31m');
  expect((await desk('letters', '--brand', 'ae')).text).toBe('There is no letter.');
});

test.each([
  [[]],
  [['burn']],
  [['put']],
  [['show', 'none', 'a']],
  [['restore', 'page', 'a', 'x']],
  [['list', '--now']],
])('%j prints the usage', async (args) => {
  const { text, exitCode } = await desk(...args);
  expect([exitCode, text]).toEqual([1, expect.stringContaining('npm run content -- list')]);
});

test('an unknown page and a file that cannot be read say so', async () => {
  expect((await desk('show', 'page', 'none')).text).toBe('There is no such page.');
  expect((await desk('restore', 'page', 'none', '1')).text).toBe('There is no such page.');
  expect((await desk('put', path.join(folder, 'none.json'))).text).toContain('cannot be read');
});
