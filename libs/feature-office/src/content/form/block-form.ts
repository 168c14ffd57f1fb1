import type { BlockKind, BlockOf, ContentBlock, ContentKind, Fields } from './content-types.ts';
import { HOME_BLOCK_KINDS } from '@shop/domain/home';
import { HOME_WAYS } from './home-form.ts';
import { readInline, writeInline } from './inline-text.ts';
import { cellsOf, groupsOf, lineOfCells, linesOf } from './typed-lines.ts';

type Way<Kind extends BlockKind> = {
  readonly write: (block: BlockOf<Kind>) => Fields;
  readonly read: (field: (name: string) => string) => BlockOf<Kind>;
};

const heading = (field: (name: string) => string): { heading?: string } =>
  field('heading') === '' ? {} : { heading: field('heading') };
const headed = (block: { heading?: string | undefined }): Fields => ({ heading: block.heading ?? '' });

const SORTS = ['best_sellers', 'best_value', 'new_arrivals'] as const;

/** How each kind of block is typed: one field for each of its parts, a list as lines. */
const WAYS: { readonly [Kind in BlockKind]: Way<Kind> } = {
  text: {
    write: (block) => ({ ...headed(block), paragraphs: block.paragraphs.map(writeInline).join('\n\n') }),
    read: (field) => ({
      ...{ type: 'text', ...heading(field) },
      paragraphs: groupsOf(field('paragraphs')).map((lines) => readInline(lines.join(' '))),
    }),
  },
  list: {
    write: (block) => ({
      ...headed(block),
      ...{ ordered: block.ordered ? 'on' : '', items: block.items.map(writeInline).join('\n') },
    }),
    read: (field) => ({
      ...{ type: 'list', ...heading(field) },
      ...(field('ordered') === 'on' && { ordered: true }),
      items: linesOf(field('items')).map(readInline),
    }),
  },
  picture: {
    write: ({ src, alt, caption = '' }) => ({ src, alt, caption }),
    read: (field) => ({
      ...{ type: 'picture', src: field('src'), alt: field('alt') },
      ...(field('caption') !== '' && { caption: field('caption') }),
    }),
  },
  questions: {
    write: (block) => ({
      ...headed(block),
      items: block.items
        .map(({ question, answer }) => [question, ...answer.map(writeInline)].join('\n'))
        .join('\n\n'),
    }),
    read: (field) => ({
      ...{ type: 'questions', ...heading(field) },
      items: groupsOf(field('items')).map(([question = '', ...answer]) => ({
        question,
        answer: answer.map(readInline),
      })),
    }),
  },
  products: {
    write: ({ heading: above, query, limit }) => ({
      ...{ heading: above, category: query.category ?? '', sort: query.sort ?? '', limit: String(limit) },
    }),
    read: (field) => {
      const sort = SORTS.find((known) => known === field('sort'));
      return {
        ...{ type: 'products', heading: field('heading'), limit: Number(field('limit')) },
        query: { ...(field('category') !== '' && { category: field('category') }), ...(sort && { sort }) },
      };
    },
  },
  table: {
    write: (block) => ({ ...headed(block), rows: [block.head, ...block.rows].map(lineOfCells).join('\n') }),
    read: (field) => {
      const [head = [], ...rows] = linesOf(field('rows')).map(cellsOf);
      return { type: 'table', ...heading(field), head, rows };
    },
  },
  call: {
    write: ({ text, label, path }) => ({ text, label, path }),
    read: (field) => ({ type: 'call', text: field('text'), label: field('label'), path: field('path') }),
  },
  figures: {
    write: ({ items }) => ({
      items: items.map(({ value, label }) => lineOfCells([value, label])).join('\n'),
    }),
    read: (field) => ({
      type: 'figures',
      items: linesOf(field('items')).map((line) => {
        const [value = '', ...label] = cellsOf(line);
        return { value, label: label.join(' | ') };
      }),
    }),
  },
  steps: {
    write: (block) => ({
      ...headed(block),
      items: block.items.map(({ title, text }) => `${title}\n${text}`).join('\n\n'),
    }),
    read: (field) => ({
      ...{ type: 'steps', ...heading(field) },
      items: groupsOf(field('items')).map(([title = '', ...text]) => ({ title, text: text.join(' ') })),
    }),
  },
  ...HOME_WAYS,
};

export const BLOCK_KINDS = [
  ...(['text', 'list', 'picture', 'questions', 'products', 'table', 'call', 'figures', 'steps'] as const),
  ...HOME_BLOCK_KINDS,
] satisfies readonly BlockKind[];

const isHomeKind = (kind: BlockKind): boolean => HOME_BLOCK_KINDS.some((known) => known === kind);

/** The blocks that a page can have: the goods of a home page are sections of its own. */
export const kindsFor = (kind: ContentKind): readonly BlockKind[] =>
  kind === 'home'
    ? [...HOME_BLOCK_KINDS, ...BLOCK_KINDS.filter((one) => !isHomeKind(one) && one !== 'products')]
    : BLOCK_KINDS.filter((one) => !isHomeKind(one));

export const isBlockKind = (typed: string): typed is BlockKind => BLOCK_KINDS.some((kind) => kind === typed);

const wayOf = <Kind extends BlockKind>(kind: Kind): Way<Kind> => WAYS[kind];

/** The fields of a block, without the number of the block. */
export const writeBlock = (block: ContentBlock): Fields => ({
  type: block.type,
  ...(wayOf(block.type) as Way<BlockKind>).write(block),
});

/** A block as it was typed. It may lack what the schema asks for. */
export const readBlock = (kind: BlockKind, field: (name: string) => string): ContentBlock =>
  wayOf(kind).read(field);

const FIELDS_OF: Readonly<Record<string, string>> = { head: 'rows', ordered: 'items' };

/** Where a fault of a block as a whole is shown. */
const MAIN: { readonly [Kind in BlockKind]: string } = {
  ...{ text: 'paragraphs', list: 'items', picture: 'src', questions: 'items', products: 'category' },
  ...{ table: 'rows', call: 'text', figures: 'items', steps: 'items' },
  ...{ opening: 'category', categories: 'look', goods: 'category', product: 'slug' },
  ...{ offers: 'type', promises: 'type', how: 'type', route: 'type' },
};

/** The field of a block that a path of the schema is about: `items.2.question` is in `items`. */
export const fieldOfPart = (kind: BlockKind, [part, next]: readonly string[]): string => {
  if (part === undefined) return MAIN[kind];
  if (part === 'query') return next ?? MAIN[kind];
  return FIELDS_OF[part] ?? part;
};
