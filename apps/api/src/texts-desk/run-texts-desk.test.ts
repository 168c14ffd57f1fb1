import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createTestGround } from '@shop/commerce-kit/testing';
import { verifyActs } from '@shop/commerce-staff';
import { loadPageTexts } from '@shop/outbound/page-texts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { runTextsDesk } from './run-texts-desk.ts';

const ground = await createTestGround();
const pageTexts = loadPageTexts(path.resolve(import.meta.dirname, '..'));
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'shop-texts-'));
});
afterEach(ground.reset);
afterAll(async () => {
  await rm(folder, { recursive: true });
  await ground.close();
});

const desk = (...args: string[]) =>
  runTextsDesk({ ...ground.deps, pageTexts: () => pageTexts }, 'rasa', args);
const compiled = (key: string, locale: 'en' | 'lt' = 'en') =>
  pageTexts.find((text) => text.key === key)?.in[locale] ?? '';
const acts = () =>
  ground.db
    .selectFrom('staff_act')
    .select(['who', 'act', 'subject_id', 'reason', 'before', 'after'])
    .orderBy('position')
    .execute();
const fileOf = (name: string): string => path.join(folder, name);
const translated = (xml: string, key: string, target: string) =>
  xml.replace(
    new RegExp(`(<unit id="${key.replaceAll('.', String.raw`\.`)}"[^]*?<target>)[^]*?(</target>)`),
    `$1${target}$2`,
  );

test('a text is found, changed, shown with its brands, reverted, and each act is in the whole log', async () => {
  expect((await desk('list', 'CART.TITLE')).text).toMatch(/cart\.title +feature-cart +- +\S/);
  expect((await desk('list', 'no text says this')).text).toBe('No text matches.');
  expect(await desk('change', 'cart.title', 'en', 'Trolley')).toEqual({
    exitCode: 0,
    text: 'en cart.title: Trolley',
  });
  expect(await desk('change', 'cart.title', 'en', 'Basket', '--brand', 'ae')).toEqual({
    exitCode: 0,
    text: 'en cart.title ae: Basket',
  });
  expect((await desk('list', 'trolley')).text).toContain('en all, en ae');
  expect((await desk('list', '--filter', 'changed', '--brand', 'ae')).text).toContain('Basket');
  const shown = (await desk('show', 'cart.title')).text;
  expect(shown).toContain(`en: Trolley\n  changed; without it: ${compiled('cart.title')}\n  ae: Basket`);
  expect((await desk('show', 'cart.title', '--brand', 'ae')).text).toContain(
    `en: Basket\n  changed; without it: Trolley\n  in the build: ${compiled('cart.title')}`,
  );
  expect((await desk('revert', 'cart.title', 'en', '--brand', 'ae')).text).toBe('en cart.title ae: Trolley');
  expect((await desk('revert', 'cart.title', 'en')).text).toBe(`en cart.title: ${compiled('cart.title')}`);
  expect((await acts()).map(({ who, act, subject_id }) => [who, act, subject_id])).toEqual([
    ['desk:rasa', 'text.changed', 'en cart.title'],
    ['desk:rasa', 'text.changed', 'en cart.title ae'],
    ['desk:rasa', 'text.reverted', 'en cart.title ae'],
    ['desk:rasa', 'text.reverted', 'en cart.title'],
  ]);
  expect(await verifyActs(ground.db)).toMatchObject({ isWhole: true, acts: 4 });
});

test('a text that breaks a rule of the office is refused by name, and nothing is changed', async () => {
  for (const [args, said] of [
    [['cart.title', 'en', '<b>Cart</b>'], 'The page does not know this: <b>'],
    [['cart.title', 'en', ' '], 'The text is empty.'],
    [['cart.title', 'en', 'x'.repeat(81)], 'At most this many characters: 80'],
    [['no.such.text', 'en', 'x'], 'The shop has no such text: no.such.text'],
    [['cart.title', 'en', 'x', '--brand', 'xx'], 'The shop has no such brand.'],
  ] as const) {
    const { exitCode, text } = await desk('change', ...args);
    expect([exitCode, text]).toEqual([1, expect.stringContaining(said)]);
  }
  expect(await acts()).toEqual([]);
});

test('two changes of one text at once are made one after the other, and the log has both', async () => {
  const said = await Promise.all([
    desk('change', 'cart.title', 'en', 'Trolley'),
    desk('change', 'cart.title', 'en', 'Basket'),
  ]);
  const done = said.filter(({ exitCode }) => exitCode === 0).length;
  expect(done).toBeGreaterThan(0);
  for (const { exitCode, text } of said)
    expect(text).toContain(exitCode === 0 ? 'en cart.title: ' : 'A colleague has just changed this text.');
  expect(await acts()).toHaveLength(done);
});

test('an exported file is written once, and comes back with its changes after they were read', async () => {
  const file = fileOf('cart.xlf');
  const args = ['export', 'en', 'lt', file, '--library', 'feature-cart'];
  expect((await desk(...args)).text).toMatch(/^\d+ texts: /);
  expect((await desk(...args)).text).toContain('is there already');
  const xml = await readFile(file, 'utf8');
  expect((await desk('import', file)).text).toMatch(/^0 to change, \d+ unchanged, 0 refused/);

  const broken = translated(translated(xml, 'cart.title', 'Pirkiniai'), 'cart.empty.heading', '&lt;b>Tuščia');
  await writeFile(file, broken);
  const read = await desk('import', file);
  expect(read.exitCode).toBe(1);
  expect(read.text).toContain(`cart.title: ${compiled('cart.title', 'lt')} → Pirkiniai`);
  expect(read.text).toContain('refused: A bracket or a form is wrong near: <b>Tuščia');
  expect(read.text).toMatch(/1 to change, \d+ unchanged, 1 refused/);
  expect(await acts()).toEqual([]);

  expect((await desk('import', file, '--accept')).text).toMatch(/1 changed, \d+ unchanged, 1 refused/);
  expect(await acts()).toMatchObject([
    { act: 'text.changed', subject_id: 'lt cart.title', reason: 'xliff', after: { text: 'Pirkiniai' } },
  ]);
  expect((await desk('show', 'cart.title')).text).toContain('lt: Pirkiniai');
});

test('a file of one brand changes that brand, and no other brand takes it', async () => {
  const file = fileOf('ae.xlf');
  await desk('export', 'en', 'lt', file, '--library', 'feature-cart', '--brand', 'ae');
  await writeFile(file, translated(await readFile(file, 'utf8'), 'cart.title', 'Pirkiniai'));
  expect((await desk('import', file, '--brand', 'lv', '--accept')).text).toBe('The file is for ae.');
  expect((await desk('import', file, '--brand', 'ae', '--accept')).text).toMatch(
    /^cart\.title: .*\n1 changed/,
  );
  expect((await acts()).map(({ subject_id }) => subject_id)).toEqual(['lt cart.title ae']);
});

test('a file that is no XLIFF, is for an unknown brand or is not there says so', async () => {
  const file = fileOf('wrong.xlf');
  await desk('export', 'en', 'lt', fileOf('right.xlf'), '--library', 'feature-cart');
  const xml = await readFile(fileOf('right.xlf'), 'utf8');
  for (const [text, said] of [
    ['<html/>', 'This is no XLIFF 2 file.'],
    [xml.slice(0, 500), 'The file cannot be read as XML.'],
    [xml.replace('<file ', '<file original="brand:xx" '), 'for one brand of the shop'],
  ] as const) {
    await writeFile(file, text);
    expect((await desk('import', file)).text, said).toContain(said);
  }
  expect((await desk('import', fileOf('none.xlf'))).text).toContain('cannot be read');
});

test.each([
  [[]],
  [['burn']],
  [['show']],
  [['change', 'cart.title', 'xx', 'a']],
  [['change', 'cart.title', 'en']],
  [['export', 'en', 'xx', 'a.xlf']],
  [['list', '--filter', 'none']],
  [['list', '--now']],
])('%j prints the usage', async (args) => {
  const { text, exitCode } = await desk(...args);
  expect([exitCode, text]).toEqual([1, expect.stringContaining('npm run texts -- list')]);
});
