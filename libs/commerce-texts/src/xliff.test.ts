import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import { readXliff, UnreadXliff } from './read-xliff.ts';
import { writeXliff, type ExportedText } from './write-xliff.ts';

const TEXTS: readonly ExportedText[] = [
  { key: 'cart.title', library: 'feature-cart', source: 'Cart & <b>more</b>', target: '' },
  {
    ...{ key: 'cart.count', library: 'feature-cart' },
    source: '{n, plural, one {# item of {shop}} other {# items of {shop}}}',
    target: '{n, plural, one {# prekė iš {shop}} few {# prekės} many {# prekės} other {# prekių}}',
  },
  { key: 'shell.hello', library: 'app-shell', source: 'Hi,\u00a0{name}', target: ' „{name}“ ' },
];
const XML = writeXliff({ from: 'en', to: 'lt', brand: '' }, TEXTS);

test('what is exported is read again as it was', () => {
  const { from, to, units } = readXliff(XML);
  expect([from, to]).toEqual(['en', 'lt']);
  expect(units).toEqual(
    TEXTS.map(({ key, source, target }) => ({ key, source, target: target || null, broken: null })),
  );
});

test('texts of one brand name it in each file of a library, and a file of two brands is refused', () => {
  const xml = writeXliff({ from: 'en', to: 'lt', brand: 'ae' }, TEXTS);
  expect(xml.match(/ original="brand:ae"/g)).toHaveLength(2);
  expect(readXliff(xml).brand).toBe('ae');
  expect(readXliff(XML).brand).toBe('');
  expect(() => readXliff(xml.replace('brand:ae', 'brand:ee'))).toThrow(new UnreadXliff('brands'));
  expect(() => readXliff(xml.replace(' original="brand:ae"', ''))).toThrow(new UnreadXliff('brands'));
});

test('values, counts and tags are placeholders, and translators are told the forms of a number', () => {
  expect(XML).toContain('Cart &amp; <ph id="1" dataRef="d1" disp="&lt;b&gt;" canDelete="no"/>more<ph id="2"');
  expect(XML).toContain('<data id="d1">{name}</data>');
  expect(XML).toContain('<note category="forms">{n} needs the forms: few, many, one, other</note>');
});

/** The children that XLIFF 2.0 allows each element, in their order. */
const CORE: Readonly<Record<string, readonly string[]>> = {
  xliff: ['file'],
  file: ['unit'],
  unit: ['notes', 'originalData', 'segment'],
  notes: ['note'],
  note: [],
  originalData: ['data'],
  data: [],
  segment: ['source', 'target'],
  source: ['ph'],
  target: ['ph'],
  ph: [],
};
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  ...{ xliff: ['version', 'srcLang', 'trgLang'], file: ['id'], unit: ['id'], data: ['id'], ph: ['id'] },
};

type Open = { name: string; last: number; ids: Set<string> };

/** An element is allowed in its parent, after those before it, and its id is there once. */
const checkPlace = (parent: Open, name: string, id: string | undefined): void => {
  const position = (CORE[parent.name] ?? []).indexOf(name);
  expect(position, `${name} in ${parent.name}`).toBeGreaterThanOrEqual(parent.last);
  parent.last = position;
  if (id === undefined) return;
  expect(id).toMatch(/^[\w.:-]+$/);
  expect(parent.ids.has(id), `${name} ${id} is there once`).toBe(false);
  parent.ids.add(id);
};

test('an exported file has the structure of XLIFF 2.0', () => {
  const open: Open[] = [];
  const data = new Set<string>();
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes: { id, dataRef = '', ...others } }) => {
    const parent = open.at(-1);
    if (parent) checkPlace(parent, name, id);
    for (const needed of REQUIRED[name] ?? [])
      expect(
        needed === 'id' ? id : Object.entries(others).find(([one]) => one === needed)?.[1],
        `${name} ${needed}`,
      ).toBeTruthy();
    if (name === 'unit') data.clear();
    if (name === 'data') data.add(String(id));
    if (name === 'ph') expect(data.has(dataRef)).toBe(true);
    open.push({ name, last: 0, ids: new Set() });
  });
  parser.on('closetag', () => void open.pop());
  parser.write(XML).close();
});

const refusal = (xml: string): string => {
  try {
    readXliff(xml);
  } catch (failure) {
    if (failure instanceof UnreadXliff) return failure.code;
    throw failure;
  }
  return 'read';
};

test('a document type, an unknown entity and a broken file are refused', () => {
  const bomb = '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;">]>';
  expect(refusal(XML.replace('<xliff', `${bomb}<xliff`))).toBe('doctype');
  expect(refusal(XML.replace('Cart', '&b;'))).toBe('xml');
  expect(refusal(XML.slice(0, -10))).toBe('xml');
  expect(refusal(`${'<a>'.repeat(100_000)}`)).toBe('no_xliff');
  expect(refusal(XML.replace('<source>', `<source>${'<mrk id="m">'.repeat(60)}`))).toBe('xml');
  expect(refusal('')).toBe('xml');
});

test('another format, another version and a language that the shop does not have are refused', () => {
  expect(refusal(XML.replace('document:2.0', 'document:1.2'))).toBe('no_xliff');
  expect(refusal(XML.replace('version="2.0"', 'version="1.2"'))).toBe('no_xliff');
  expect(refusal(XML.replace('trgLang="lt"', 'trgLang="xx"'))).toBe('language');
  expect(refusal(XML.replace('trgLang="lt"', 'trgLang="en"'))).toBe('language');
  expect(refusal(XML.replace('trgLang="lt"', 'trgLang="et-EE"'))).toBe('read');
});

const many = (count: number) =>
  writeXliff(
    { from: 'en', to: 'lt', brand: '' },
    Array.from({ length: count }, (_, at) => ({ key: `a.k${at}`, library: 'a', source: 'x', target: 'y' })),
  );

test('a file has 5000 texts at most', () => {
  expect(refusal(many(5_000))).toBe('read');
  expect(refusal(many(5_001))).toBe('too_many_units');
});

test('what other tools add is read past: segments, paired codes, marks and modules', () => {
  const xml = `<?xml version="1.0"?><x:xliff xmlns:x="urn:oasis:names:tc:xliff:document:2.0" xmlns:mda="urn:mda" version="2.1" srcLang="en" trgLang="lt">
    <x:file id="f"><x:unit id="a.b"><mda:metadata><mda:meta>no text</mda:meta></mda:metadata>
    <x:originalData><x:data id="s">&lt;b></x:data><x:data id="e">&lt;/b></x:data></x:originalData>
    <x:segment><x:source>One. </x:source><x:target>Vienas. </x:target></x:segment>
    <x:segment><x:source>Two</x:source><x:target><x:pc id="1" dataRefStart="s" dataRefEnd="e"><x:mrk id="m">Du</x:mrk></x:pc></x:target></x:segment>
    </x:unit></x:file></x:xliff>`;
  expect(readXliff(xml).units).toEqual([
    { key: 'a.b', source: 'One. Two', target: 'Vienas. <b>Du</b>', broken: null },
  ]);
  const broken = XML.replace('dataRef="d1" disp="{name}"', 'dataRef="d9" disp="{name}"');
  expect(readXliff(broken).units.find(({ key }) => key === 'shell.hello')?.broken).toBe('d9');
});
