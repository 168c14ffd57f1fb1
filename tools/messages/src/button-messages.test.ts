import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALE_CODES } from '@shop/domain/languages';
import { expect, test } from 'vitest';
import { buttonMessages, isTooLongForButton } from './button-messages.ts';
import { readCatalogues } from './catalogues.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

test('a message of a button is found in its label and in its children', () => {
  const source = `
    <SubmitButton isBlock>{say('cart.pay', { total })}</SubmitButton>
    <IconButton icon="close" label={say('cart.close')} />
    <p>{say('cart.text')}</p>`;
  expect(buttonMessages(['cart.pay', 'cart.close', 'cart.text'], [source])).toEqual([
    'cart.pay',
    'cart.close',
  ]);
});

test('a button may be longer than in English by six tenths, a short one by ten letters', () => {
  expect(isTooLongForButton('Peržiūrėti', 'View')).toBe(false);
  expect(isTooLongForButton('Peržiūrėti visą krepšelį', 'View')).toBe(true);
  expect(isTooLongForButton('{n, plural, one {Rodyti} other {Rodyti visas prekes}}', 'Show')).toBe(true);
  expect(isTooLongForButton('x'.repeat(48), 'x'.repeat(30))).toBe(false);
  expect(isTooLongForButton('x'.repeat(49), 'x'.repeat(30))).toBe(true);
});

test('no button is much longer than in English', () => {
  const sources = globSync('{libs,apps}/**/src/**/*.tsx', {
    cwd: ROOT,
    exclude: ['**/node_modules', '**/dist'],
  })
    .filter((file) => !/\.(test|stories)\./.test(file))
    .map((file) => readFileSync(path.join(ROOT, file), 'utf8'));
  const catalogues = readCatalogues(ROOT);
  const ids = catalogues.flatMap((one) => Object.keys(one.in.en));
  const buttons = new Set(buttonMessages(ids, sources));
  expect(buttons.size).toBeGreaterThan(30);
  const long = catalogues.flatMap(({ in: texts }) =>
    Object.entries(texts.en)
      .filter(([id]) => buttons.has(id))
      .flatMap(([id, english]) =>
        LOCALE_CODES.filter((code) => isTooLongForButton(texts[code][id] ?? '', english)).map(
          (code) => `${code} ${id}: ${texts[code][id] ?? ''}`,
        ),
      ),
  );
  expect(long).toEqual([]);
});
