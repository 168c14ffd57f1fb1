import { expect, test } from 'vitest';
import { citationsIn } from './citations.ts';
import { faultsBetween } from './faults.ts';
import { parseRequirements, type Requirement } from './requirements.ts';

const page = `# Cart

| id       | statement                    | verify | status  |
| -------- | ---------------------------- | ------ | ------- |
| R-CRT-12 | Minus lowers quantity by one | unit   | built   |
| R-CRT-14 | Shopper can switch           | browser | not yet |
`;

test('the page of an area lists statements with level and status', () => {
  expect(parseRequirements(page)).toEqual([
    {
      id: 'R-CRT-12',
      area: 'Cart',
      statement: 'Minus lowers quantity by one',
      verify: 'unit',
      status: 'built',
    },
    { id: 'R-CRT-14', area: 'Cart', statement: 'Shopper can switch', verify: 'browser', status: 'not yet' },
  ]);
});

test('a row without level and status is refused', () => {
  expect(() => parseRequirements('# Cart\n| R-CRT-12 | Minus lowers quantity by one |')).toThrow('R-CRT-12');
});

const idsOf = (source: string) => citationsIn('libs/a/src/a.test.ts', source).map(({ id }) => id);

test('only ids in a test’s title count as cited, not those in its comments', () => {
  const source = "// R-CRT-01 is elsewhere\ntest('R-CRT-12..14 and R-CHO-26, 27 hold', () => {});";
  expect(new Set(idsOf(source))).toEqual(
    new Set(['R-CRT-12', 'R-CRT-13', 'R-CRT-14', 'R-CHO-26', 'R-CHO-27']),
  );
});

test('titles of groups, tables and templates count as well', () => {
  expect(idsOf("describe('R-CRT-01 one', () => { test('x', () => expect(1).toBe(1)); });")).toEqual([
    'R-CRT-01',
  ]);
  expect(idsOf("test.each([1, 2])('R-CRT-02 %s', () => {});")).toEqual(['R-CRT-02']);
  expect(idsOf('test(`R-CRT-03 ${name}`, () => {});')).toEqual(['R-CRT-03']);
});

const assertsIn = (body: string) =>
  citationsIn('apps/e2e/src/a.journey.ts', `test('R-CRT-01 one', async () => { ${body} });`)[0]?.asserts;

test('a test asserts when it calls expect, assert or a helper named after them', () => {
  expect(assertsIn('await expect(page).toHaveURL("/");')).toBe(true);
  expect(assertsIn('assert.equal(1, 1);')).toBe(true);
  expect(assertsIn('await expectNoKeys(page);')).toBe(true);
  expect(assertsIn('await page.goto("/");')).toBe(false);
});

test('a journey shows a statement in a browser only when it takes a page, a context or a browser', () => {
  const levelOf = (code: string) => citationsIn('apps/e2e/src/a.journey.ts', code)[0]?.level;
  expect(levelOf("test('R-CRT-01 one', async ({ page }) => {});")).toBe('browser');
  expect(levelOf("test('R-CRT-01 one', async ({ browser: other }) => {});")).toBe('browser');
  expect(levelOf("test('R-CRT-01 one', async ({ visitor }) => {});")).toBe('API');
  expect(levelOf("describe('R-CRT-01 one', () => { test('x', async ({ page }) => {}); });")).toBe('browser');
});

test('a story with a play function that asserts proves a statement in a browser', () => {
  const story = (play: string) => `export const Blur = { name: 'Quiet (R-FRM-01)'${play} };`;
  const citing = (text: string) => citationsIn('libs/forms/src/a.stories.tsx', text);
  expect(citing(story(', play: async () => { await expect(1).toBe(1); }'))).toEqual([
    { id: 'R-FRM-01', file: 'libs/forms/src/a.stories.tsx', level: 'browser', asserts: true },
  ]);
  expect(citing(story(', play: async () => {}'))[0]?.asserts).toBe(false);
  expect(citing(story(''))).toEqual([]);
});

const built: Requirement = {
  id: 'R-CRT-01',
  area: 'Cart',
  statement: 's',
  verify: 'browser',
  status: 'built',
};
const cited = { id: 'R-CRT-01', file: 'apps/e2e/src/a.journey.ts', level: 'browser', asserts: true } as const;

test('a built statement needs a test that cites it, asserts, and runs at its level', () => {
  expect(faultsBetween([built], [cited])).toEqual([]);
  expect(faultsBetween([built], [])[0]).toContain('no test');
  expect(faultsBetween([built], [{ ...cited, asserts: false }])[0]).toContain('no test');
  expect(faultsBetween([built], [{ ...cited, level: 'unit' }])[0]).toContain('asks for browser');
});

test('a statement that is not built yet is cited by no test, and no test cites an unknown one', () => {
  expect(faultsBetween([{ ...built, status: 'not yet' }], [cited])[0]).toContain('not yet');
  expect(faultsBetween([{ ...built, status: 'not yet' }], [])).toEqual([]);
  expect(faultsBetween([], [cited])[0]).toContain('stands on no page');
});
