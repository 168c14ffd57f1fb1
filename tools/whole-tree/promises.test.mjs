import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { createSources } from './oxlint.mjs';

let sources;
beforeEach(() => {
  sources = createSources();
  sources.write(
    'tsconfig.json',
    '{ "compilerOptions": { "strict": true, "target": "es2023" }, "include": ["*.ts"] }',
  );
});
afterEach(() => sources.end());

const SAVE = 'declare const save: () => Promise<void>;\n';
const KIND = "declare const kind: 'air' | 'sea';\n";
const READ = 'declare const read: () => any;\n';

const refused = [
  ['a promise that is dropped', `${SAVE}save();\nexport {};\n`, 'no-floating-promises'],
  [
    'a promise taken for a condition',
    `${SAVE}if (save()) console.log('saved');\nexport {};\n`,
    'no-misused-promises',
  ],
  [
    'a promise handed to who ignores it',
    `${SAVE}[1].forEach(() => save());\nexport {};\n`,
    'no-misused-promises',
  ],
  ['a wait for what is no promise', 'export const one = async () => await 1;\n', 'await-thenable'],
  [
    'a case that is forgotten',
    `${KIND}switch (kind) { case 'air': console.log(1); }\nexport {};\n`,
    'switch-exhaustiveness-check',
  ],
  [
    'a value of any type that is used',
    `${READ}console.log(read().length);\nexport {};\n`,
    'no-unsafe-member-access',
  ],
  [
    'a value of any type that is returned',
    `${READ}export const text = (): string => read();\n`,
    'no-unsafe-return',
  ],
  [
    'an object written as a text',
    'export const text = (of: object) => `${of}`;\n',
    'restrict-template-expressions',
  ],
  [
    'a cast that changes nothing',
    'export const text = (of: string) => of as string;\n',
    'no-unnecessary-type-assertion',
  ],
  ['a thrown text', "export const fail = () => { throw 'no'; };\n", 'only-throw-error'],
];

for (const [what, text, rule] of refused) {
  test(`${what} is refused`, () => {
    sources.write('one.ts', text);
    const { holds, found } = sources.check('promises', '--type-aware');
    assert.equal(holds, false);
    assert.ok(found.includes(rule), found);
  });
}

test('a promise that is awaited, returned or marked with void is allowed', () => {
  sources.write(
    'one.ts',
    `${SAVE}export const now = async () => { await save(); void save(); };\nexport const later = () => save();\n`,
  );
  const { holds, found } = sources.check('promises', '--type-aware');
  assert.equal(holds, true, found);
});
