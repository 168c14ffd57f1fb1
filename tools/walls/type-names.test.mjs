import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ESLint } from 'eslint';

const eslint = new ESLint();

const refusals = async (code, filePath) => {
  const [{ messages }] = await eslint.lintText(code, { filePath });
  return messages.filter(({ ruleId }) => ruleId === 'no-restricted-syntax').length;
};

for (const filePath of [
  'apps/api/src/canary.ts',
  'libs/i18n/src/canary.tsx',
  'libs/page/src/canary.test.ts',
  'tools/build/src/canary.ts',
])
  for (const code of [
    'export type Deps = { db: Database };',
    'type Given = { site: Site };',
    'interface Given { site: Site }',
    'type Needs = { mail: MailPort };',
  ])
    test(`${filePath} does not declare a type without a meaningful name: ${code}`, async () => {
      assert.equal(await refusals(code, filePath), 1);
    });

test('a name that includes the owner of the dependencies is allowed', async () => {
  assert.equal(await refusals('export type CheckoutDeps = { db: Database };', 'apps/api/src/canary.ts'), 0);
});
