import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { paymentProviders } from '@shop/commerce-payments/registry';

const ROOT = path.resolve(import.meta.dirname, '../..');
const IDS = paymentProviders.map(({ id }) => id);

/** The two lists, the map of libraries, and the lists of tables: a line for each provider. */
const LISTS = [
  'libs/commerce-payments/registry/src/payment-providers.ts',
  'apps/api/src/payment-providers.ts',
  'tools/walls/commerce-map.mjs',
  'libs/database/src/schema.ts',
  'libs/database/src/table-writers.ts',
];
/** The existing emulators; the sandbox needs none. */
const EMULATORS = ['libs/emulators/package.json', 'libs/emulators/src/emulators.ts'];
/** The company marks in the footer of each page: texts without effect on behaviour. */
const MARKS = 'libs/app-shell/src/frame/footer.tsx';
/** The walls name the packages that only servers may import. */
const PACKAGES = 'tools/walls/boundaries.mjs';
/** Drawings of cloth with stripes. */
const CLOTH = /^tools\/illustrator\/src\//;
/** The sandbox uses the method names that shoppers know. */
const STAND_IN = /^libs\/commerce-payment-sandbox\/public\/lang\//;
/** Texts for shoppers that name to whom their data goes, as the law asks. */
const TEXTS = /^libs\/commerce-content\/seed\/src\/texts\//;
/** Tests and proofs pay with a provider, so they may name it. Released migrations are not edited. */
const MAY_NAME_PROVIDERS =
  /\.(test|proof|journey|stories)\.\w+$|testing(\/|\.ts)|\/proofs\/|\/migrations\/|^apps\/e2e\//;
/**
 * Words with another meaning: an attribute of a frame, an argument of the browser, a content policy's directive, and the
 * checkout's field for a token of any provider.
 */
const OTHER_MEANINGS = /\bstripe_token\b|\bsandbox=|--no-sandbox\b|-escape-sandbox\b|; sandbox(?=")/g;

/** A provider's own folders, its emulator too, and the file of its tables, which has its id in its name. */
const isOwn = (file, id) =>
  file.startsWith(`libs/commerce-payment-${id}/`) ||
  file.startsWith(`libs/emulators/src/${id}/`) ||
  file.endsWith(`/payment-${id}.ts`);

const strangersIn = (files) =>
  files.flatMap(({ file, text }) =>
    IDS.filter((id) => !isOwn(file, id))
      .filter((id) => new RegExp(id, 'i').test(text.replaceAll(OTHER_MEANINGS, '')))
      .map((id) => `${file} names ${id}`),
  );

const sources = globSync('{libs,apps,tools}/**/*.{ts,tsx,mjs,json}', {
  cwd: ROOT,
  exclude: ['**/node_modules', '**/dist', '**/.data'],
})
  .map((file) => file.split(path.sep).join('/'))
  .filter(
    (file) =>
      !MAY_NAME_PROVIDERS.test(file) &&
      !STAND_IN.test(file) &&
      !TEXTS.test(file) &&
      !CLOTH.test(file) &&
      ![...LISTS, ...EMULATORS, MARKS, PACKAGES].includes(file),
  )
  .map((file) => ({ file, text: readFileSync(path.join(ROOT, file), 'utf8') }));

test('a payment provider is named in its own folder and in the lists, nowhere else', () => {
  assert.ok(sources.length > 1_000);
  assert.ok(IDS.length > 0);
  assert.deepEqual(strangersIn(sources), []);
});

test('each list that may name providers names them all', () => {
  for (const file of LISTS)
    for (const id of IDS)
      assert.match(readFileSync(path.join(ROOT, file), 'utf8'), new RegExp(id, 'i'), file);
});

const strangers = [
  ['libs/commerce-checkout/src/choose-payment.ts', (id) => `if (provider.id === '${id}') return null;`],
  ['apps/web-server/src/api/api-routes.ts', (id) => `const FORWARDED = ['x-${id}-signature'];`],
  ['libs/feature-checkout/src/payment-page/method-words.ts', (id) => `say('payment.${id}.card')`],
  ['libs/feature-checkout/lang/en.json', (id) => `{ "payment.${id}.card": "Card" }`],
  ['libs/database/src/tables/payments.ts', (id) => `${id}_payment: Table;`],
];
for (const [file, textFor] of strangers)
  test(`a provider’s name in ${file} is found`, () => {
    for (const id of IDS)
      assert.deepEqual(strangersIn([{ file, text: textFor(id) }]), [`${file} names ${id}`]);
  });

test('the browser’s own words are not names of providers', () => {
  for (const text of ['<iframe sandbox="allow-popups-to-escape-sandbox">', "args: ['--no-sandbox']"])
    assert.deepEqual(strangersIn([{ file: 'libs/commerce-mail/src/mailbox.html.ts', text }]), []);
});
