import { expect, test } from 'vitest';
import type { ContentText } from './content-types.ts';
import { readInline, writeInline } from './inline-text.ts';
import { readBlock } from './block-form.ts';
import { arranged, blocksIn, fieldOfPath, readText, writeText } from './text-form.ts';

const everyKind: ContentText = {
  ...{ title: 'Delivery', summary: 'How parcels arrive.' },
  blocks: [
    {
      ...{ type: 'text', heading: 'By air' },
      paragraphs: [
        'Five days, {shop} says.',
        ['See ', { text: 'the prices', href: '/calculate' }, ' and ', { text: 'ask', strong: true }, '.'],
        'Stars * and [brackets] and a \\ stay.',
      ],
    },
    { type: 'list', ordered: true, items: ['One', [{ text: 'Two', strong: true }]] },
    { type: 'picture', src: 'photos/shop', alt: 'The shop', caption: 'Our shop' },
    {
      ...{ type: 'questions', heading: 'Asked often' },
      items: [
        { question: 'When?', answer: ['Soon.', ['Or ', { text: 'later', href: 'https://a.example/b' }]] },
        { question: 'Where?', answer: ['Here.'] },
      ],
    },
    {
      type: 'products',
      heading: 'Shoes',
      query: { category: 'clothes/shoes', sort: 'best_value' },
      limit: 4,
    },
    {
      type: 'table',
      head: ['', 'Air | sea'],
      rows: [
        ['Days', '5'],
        ['Price', ''],
      ],
    },
    { type: 'call', text: 'Begin', label: 'Go', path: '/calculate' },
    { type: 'figures', items: [{ value: '24 h', label: 'answers | questions' }] },
    {
      type: 'steps',
      items: [
        { title: 'Order', text: 'Choose goods.' },
        { title: 'Pay', text: 'By card.' },
      ],
    },
  ],
};

test('a text that is opened and saved again is the same, whatever its blocks', () => {
  expect(readText(writeText(everyKind))).toEqual(everyKind);
});

test('strong words and links are typed with marks, and a mark that is incomplete is text', () => {
  expect(readInline('Now **or** [never](/never)')).toEqual([
    'Now ',
    { text: 'or', strong: true },
    ' ',
    { text: 'never', href: '/never' },
  ]);
  for (const plain of ['2 ** 3', '[no link]', '[a] (b)', '**', '[](x)', '<b>x</b>'])
    expect(readInline(plain), plain).toBe(plain);
  for (const plain of ['a**b**c', '[a](b)', '\\**', '\\'])
    expect(readInline(writeInline(plain)), plain).toBe(plain);
});

test.each(['https://lt.localhost/lt/p/desk-lamp-2?variant=5', '/p/desk-lamp-2#reviews', 'desk-lamp-2'])(
  'the product of a home is named as %s',
  (typed) => {
    const typedFields: Readonly<Record<string, string>> = { heading: '', slug: typed };
    expect(readBlock('product', (name) => typedFields[name] ?? '')).toEqual({
      type: 'product',
      slug: 'desk-lamp-2',
    });
  },
);

test('a block is moved, removed and added with all that was typed, saved or not', () => {
  const fields = { ...writeText(everyKind), 'b0.heading': 'Typed', add: 'figures' };
  const kinds = (of: Readonly<Record<string, string>>) => blocksIn(of).map(({ kind }) => kind);
  const down = arranged(fields, 'down', 0);
  expect(down.at).toBe(1);
  expect(kinds(down.fields).slice(0, 2)).toEqual(['list', 'text']);
  expect(down.fields).toMatchObject({ 'b1.heading': 'Typed', 'b0.ordered': 'on' });
  expect(down.fields['b1.ordered']).not.toBe('on');
  expect(kinds(arranged(fields, 'up', 0).fields)).toEqual(kinds(fields));
  expect(kinds(arranged(fields, 'down', 8).fields)).toEqual(kinds(fields));
  const less = arranged(fields, 'remove', 8);
  expect([less.at, kinds(less.fields)]).toEqual([7, kinds(fields).slice(0, 8)]);
  const more = arranged(fields, 'add', 0);
  expect([more.at, kinds(more.fields).at(-1)]).toEqual([9, 'figures']);
});

test('an error of the call is shown at the field of its block', () => {
  const fields = writeText(everyKind);
  for (const [path, field] of [
    ['record.texts.lt.title', 'title'],
    ['record.texts.lt.blocks.0.paragraphs.2', 'b0.paragraphs'],
    ['record.texts.lt.blocks.3.items.0.answer.1.0.href', 'b3.items'],
    ['record.texts.lt.blocks.4.query.category', 'b4.category'],
    ['record.texts.lt.blocks.5.head.0', 'b5.rows'],
    ['record.texts.lt.blocks.5', 'b5.rows'],
    ['record.texts.lt.blocks', 'blocks'],
    ['record.topic', 'topic'],
    ['record.labels.en', 'labels.en'],
    ['record.footer.position', 'menu_position'],
    ['record.footer.menu', 'menu'],
    ['slug', 'slug'],
  ] as const)
    expect(fieldOfPath(path, fields), path).toBe(field);
});

test('a language without a word is left out', () => {
  expect(readText({ title: ' ', summary: '', blocks: '0' })).toBeUndefined();
});
