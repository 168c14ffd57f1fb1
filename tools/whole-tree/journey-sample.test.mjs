import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';

const ROOT = path.resolve(import.meta.dirname, '../..');
const load = (file) => import(pathToFileURL(path.join(ROOT, file)).href);

delete process.env.JOURNEYS;
const { default: config } = await load('apps/e2e/playwright.config.ts');
const { journeysOf, sampledBrands, sampledTitles, WHOLE_WAY } = await load('apps/e2e/src/sample.ts');
const { readCitations, readRequirements } = await load('tools/requirements/src/read-tree.ts');
const { citationsIn } = await load('tools/requirements/src/citations.ts');

const brands = config.projects.map(({ name }) => name);
const others = brands.filter((name) => name !== WHOLE_WAY);
const titles = sampledTitles();

/** A title as one of its tests has it. */
const filled = (title) => title.replaceAll(/\$\{[^}]*\}/g, 'something');
const brandsOf = (title) =>
  config.projects.filter(({ grep }) => !grep || grep.test(filled(title))).map(({ name }) => name);

const journeys = globSync('apps/e2e/src/**/*.journey.ts', { cwd: ROOT }).map((file) => ({
  file: file.replaceAll('\\', '/'),
  text: readFileSync(path.join(ROOT, file), 'utf8'),
}));

/** Titles of tests and groups, without their quotes. */
const titlesIn = (text) =>
  [...text.matchAll(/\b(?:test|describe)(?:\.\w+)*\(\s*(['"`])((?:(?!\1)[^\n])*)\1/g)].map(
    ([, , title]) => title,
  );

test('every statement that a journey shows in a browser is shown on a brand by the sample', () => {
  const asked = new Set(
    readRequirements()
      .filter(({ verify, status }) => verify === 'browser' && status === 'built')
      .map(({ id }) => id),
  );
  const cited = readCitations().filter(
    ({ id, file, level }) => asked.has(id) && level === 'browser' && file.startsWith('apps/e2e/'),
  );
  assert.ok(cited.length > 100, `${cited.length} citations`);
  const run = new Set(
    journeys.flatMap(({ file, text }) =>
      titlesIn(text)
        .filter((title) => brandsOf(title).length > 0)
        .flatMap((title) => citationsIn(file, `test(${JSON.stringify(title)}, () => {});`))
        .map(({ id }) => `${id} in ${file}`),
    ),
  );
  assert.deepEqual(
    [...new Set(cited.map(({ id, file }) => `${id} in ${file}`))].filter((one) => !run.has(one)),
    [],
  );
});

test('every brand has the purchase from home to the paid order, and the statements about brands', () => {
  const purchase = journeys
    .flatMap(({ text }) => titlesIn(text))
    .filter((title) => title.startsWith('R-CHO-01:'));
  assert.equal(purchase.length, 1);
  const aboutBrands = journeys.find(({ file }) => file.endsWith('statements/brands.journey.ts'));
  const every = titlesIn(aboutBrands.text).filter((title) => title.includes('@every-brand'));
  assert.ok(every.length > 0);
  for (const title of [...purchase, ...every]) assert.deepEqual(brandsOf(title), brands, title);
});

test('a sampled journey runs on the first brand and on one other, which is its home if it has one', () => {
  const tags = journeys.reduce((sum, { text }) => sum + text.split('@some-brands').length - 1, 0);
  assert.equal(titles.length, tags, 'each tag is in a title on one line');
  assert.equal(new Set(titles).size, tags, 'no two have one title');
  for (const title of titles) {
    const ran = brandsOf(title);
    assert.equal(ran.length, 2, `${title}: ${ran}`);
    assert.ok(ran.includes(WHOLE_WAY), title);
    const [, home] = /@at-([a-z]+)/.exec(title) ?? [];
    if (home) assert.ok(ran.includes(home), title);
  }
});

test('the other brands have equally many sampled journeys, or one more, besides those at home', () => {
  const homeless = titles.filter((title) => !title.includes('@at-'));
  const dealt = [...sampledBrands(homeless, others).values()];
  const counts = others.map((brand) => dealt.filter((one) => one === brand).length);
  assert.ok(Math.min(...counts) > 0, `${others}: ${counts}`);
  assert.ok(Math.max(...counts) - Math.min(...counts) <= 1, `${others}: ${counts}`);
});

test('a home that is no brand is refused', () => {
  assert.throws(() => sampledBrands(['a deposit @some-brands @at-qq'], others), /a deposit/);
});

test('the whole run has every tagged journey on every brand', () => {
  const tagged = journeys.flatMap(({ text }) => titlesIn(text)).filter((title) => /@\w+-brands?/.test(title));
  assert.ok(tagged.length > titles.length);
  for (const brand of others)
    for (const title of tagged) assert.match(filled(title), journeysOf(brand, true), brand);
});
