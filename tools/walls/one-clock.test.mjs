import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { ESLint } from 'eslint';

const ROOT = path.resolve(import.meta.dirname, '../..');
const eslint = new ESLint({ cwd: ROOT });

const lint = async (code, file) => {
  const [{ messages }] = await eslint.lintText(code, { filePath: path.join(ROOT, file) });
  return messages.filter(({ ruleId }) => ruleId === 'shop/one-clock').map(({ message }) => message);
};

const REPOSITORY = 'libs/commerce-orders/src/canary.repository.ts';
const asked = (text) => `import { sql } from '@shop/database';\nexport const found = sql\`${text}\`;`;

const readings = [
  'export const at = Date.now();',
  'export const create = (now = Date.now) => now();',
  `export const at = Date['now']();`,
  'export const at = new Date();',
  'export const at = Date();',
  'export const at = new globalThis.Date();',
];
for (const code of readings)
  test(`server code may not contain: ${code}`, async () => {
    assert.match((await lint(code, REPOSITORY)).join(), /ask the clock that is handed in/);
  });

const questions = [
  'select now()',
  'select NOW( )',
  'select pg_catalog.now()',
  'delete from cart where updated_at < now() - interval $${"1 day"}',
  'select price from variant_price where since > current_date - 30',
  'select current_timestamp',
  'select localtimestamp',
  'select clock_timestamp()',
  `select 'today'::date`,
  `select timestamptz 'now'`,
];
for (const text of questions)
  test(`SQL may not contain: ${text}`, async () => {
    assert.match((await lint(asked(text), REPOSITORY)).join(), /SQL asks shop_now\(\)/);
  });

test('SQL in a plain string, and a call of now by the query builder, are refused as well', async () => {
  assert.equal((await lint(`export const text = 'select now()';`, REPOSITORY)).length, 1);
  assert.equal((await lint(`export const at = (eb) => eb.fn('now');`, REPOSITORY)).length, 1);
});

const harmless = [
  asked('select shop_now(), (shop_now() at time zone $${"UTC"})::date'),
  asked('select removed_at from cart_line where known_now = 1'),
  'export const at = (clock: () => Date) => clock();',
  'export const at = (text: string) => new Date(text);',
  'export const elapsed = (since: number) => performance.now() - since;',
  `export const words = 'Pay now (in one step)';`,
];
for (const code of harmless)
  test(`server code may contain: ${code}`, async () => {
    assert.deepEqual(await lint(code, REPOSITORY), []);
  });

const READS = 'export const at = new Date();';

test('the rule holds in the API, the web server, the database, the rules, the demo data and the pages', async () => {
  const folders = [
    'apps/api',
    'apps/web-server',
    'libs/database',
    'libs/domain',
    'libs/outbound',
    'libs/commerce-orders/seed',
    'tools/seed',
    'libs/app-server',
    'libs/app-shell',
    'libs/feature-orders',
    'libs/page',
    'libs/ui-theme',
  ];
  for (const folder of folders)
    assert.equal((await lint(READS, `${folder}/src/canary.ts`)).length, 1, folder);
});

test('a migration that follows shop_now() must use it', async () => {
  const code = asked('create table later (made_at timestamptz not null default now())');
  assert.equal((await lint(code, 'libs/database/src/migrations/0017-later.ts')).length, 1);
  assert.deepEqual(await lint(code, 'libs/database/src/migrations/0015-choice-index.ts'), []);
});

test('the clock files read the time, and tests may', async () => {
  const files = [
    'libs/database/src/clock.ts',
    'apps/web-server/src/platform/clock.ts',
    'libs/commerce-orders/src/canary.test.ts',
  ];
  for (const file of files) assert.deepEqual(await lint(READS, file), [], file);
});
