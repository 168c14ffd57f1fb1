import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { ESLint } from 'eslint';

const ROOT = path.resolve(import.meta.dirname, '../..');
const eslint = new ESLint({ cwd: ROOT });

const refusals = async (file, code = "export const port = process.env['PORT'];") => {
  const [{ messages }] = await eslint.lintText(code, { filePath: path.join(ROOT, file) });
  return messages.filter(({ ruleId }) => ruleId === 'no-restricted-properties');
};

for (const file of [
  'libs/commerce-orders/src/canary.ts',
  'libs/feature-cart/src/canary.tsx',
  'libs/database/src/embedded/canary.ts',
  'apps/api/src/api-deps.ts',
  'apps/web-server/src/platform/canary.ts',
])
  test(`${file} does not read the environment`, async () => {
    assert.equal((await refusals(file)).length, 1);
    assert.equal((await refusals(file, 'export const { env } = process;')).length, 1);
  });

test('an entry may read it', async () => {
  assert.deepEqual(await refusals('apps/api/src/main.ts'), []);
  assert.deepEqual(await refusals('apps/api/src/commands/migrate.ts'), []);
});
