import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { LOCALE_CODES } from '@shop/domain/languages';
import { readCatalogues } from './catalogues.ts';
import { messageFaults } from './message-faults.ts';
import { readTranslations } from './translations.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const catalogues = readCatalogues(ROOT);

describe('a fault is', () => {
  const ITEMS = '{n, plural, one {# item} other {# items}} for {name}';

  test('a missing or an unknown value', () => {
    expect(messageFaults('lt', 'Labas, {vardas}', 'Hello, {name}')).toEqual(['is told vardas, English name']);
    expect(messageFaults('ee', 'Vaata <link>siia</link>', 'See <link>here</link>')).toEqual([]);
  });

  test('a plural without one of the forms of the language', () => {
    const two = '{n, plural, one {# prekė} other {# prekių}}: {name}';
    expect(messageFaults('lt', two, ITEMS)).toEqual(['does not count: no form for few,many']);
    expect(messageFaults('ee', '{n, plural, one {# toode} other {# toodet}}: {name}', ITEMS)).toEqual([]);
  });

  test('a dash that may start a line, or a sign that may be separated from its number', () => {
    expect(messageFaults('lt', 'Jūra – pigiau', 'By sea for less')).toHaveLength(1);
    expect(messageFaults('lt', 'Jūra\u00a0– pigiau', 'By sea for less')).toEqual([]);
    expect(messageFaults('en', '{p} %', '{p} %')).toHaveLength(1);
    expect(messageFaults('lt', '{p}\u00a0%', '{p}%')).toEqual([]);
    expect(messageFaults('lt', '{n} d.', '{n} days')).toHaveLength(1);
    expect(messageFaults('lv', 'PVN nr. {n}', 'VAT no. {n}')).toHaveLength(1);
    expect(messageFaults('lt', '{n} dienų', '{n} days')).toEqual([]);
  });

  test.each([
    ['en', '„{name}“'],
    ['lt', '“{name}”'],
    ['lt', '„{name}”'],
    ['lv', '„{name}”'],
    ['ee', '«{name}»'],
    ['ee', '{n, plural, one {„{name}“} other {„{name}”}}'],
  ] as const)('quotation marks of another language, in %s: %s', (code, text) => {
    const faults = messageFaults(code, text, text);
    expect(faults).toEqual([expect.stringContaining('other quotation marks')]);
  });

  test.each([
    ['en', '“{name}” isn’t here'],
    ['lt', '„{name}“'],
    ['lv', '“{name}”'],
    ['ee', 'Delaware’ist „{name}“'],
  ] as const)('not the quotation marks of the language, in %s: %s', (code, text) => {
    expect(messageFaults(code, text, text)).toEqual([]);
  });

  test('a per cent sign written as in another language', () => {
    expect(messageFaults('lt', '{p}%', '{p}%')).toHaveLength(1);
    expect(messageFaults('en', '{p}\u00a0%', '{p}\u00a0%')).toHaveLength(1);
    expect(messageFaults('ee', '{p}%', '{p}%')).toEqual([]);
  });

  test('typewriter quotes', () => {
    expect(messageFaults('en', 'It isn\'t "here"...', '')).toEqual(['has typewriter quotes or dots']);
  });
});

test.each(catalogues.map((one) => [one.folder, one] as const))(
  '%s says the same in four languages',
  (_, one) => {
    const ids = Object.keys(one.in.en).toSorted();
    const faults = LOCALE_CODES.flatMap((code) =>
      Object.entries(one.in[code]).flatMap(([id, text]) =>
        messageFaults(code, text, one.in.en[id] ?? '').map((fault) => `${code} ${id} ${fault}`),
      ),
    );
    for (const code of LOCALE_CODES) expect(Object.keys(one.in[code]).toSorted(), code).toEqual(ids);
    expect(faults).toEqual([]);
  },
);

test('brands’ own wording has no fault either', async () => {
  const wording = (await readTranslations(ROOT)).filter(({ id }) => id.includes(' '));
  expect(wording.length).toBeGreaterThan(5);
  const faults = wording.flatMap(({ id, in: texts }) =>
    LOCALE_CODES.flatMap((code) =>
      messageFaults(code, texts[code], texts.en).map((fault) => `${code} ${id} ${fault}`),
    ),
  );
  expect(faults).toEqual([]);
});

test('every library with messages is found', () => {
  expect(catalogues.length).toBeGreaterThan(5);
});
