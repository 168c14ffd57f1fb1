import {
  CATEGORY_LOOKS,
  GOODS_LOOKS,
  HOME_SORTS,
  OPENING_LOOKS,
  type HomeBlock,
  type HomeQuery,
} from '@shop/domain/home';
import type { Fields } from './content-types.ts';

type Of<Kind extends HomeBlock['type']> = Extract<HomeBlock, { type: Kind }>;
type Way<Kind extends HomeBlock['type']> = {
  readonly write: (block: Of<Kind>) => Fields;
  readonly read: (field: (name: string) => string) => Of<Kind>;
};

/** One of a list, the first for anything else. */
const chosen = <Known extends string>(
  [first, ...others]: readonly [Known, ...Known[]],
  typed: string,
): Known => others.find((known) => known === typed) ?? first;

const queryOf = (field: (name: string) => string): HomeQuery => ({
  ...(field('category') !== '' && { category: field('category') }),
  sort: chosen(HOME_SORTS, field('sort')),
});
const typedQuery = ({ category = '', sort }: HomeQuery): Fields => ({ category, sort });

/** Of a product's address, whatever its site and its language; what is no address stays as it is. */
const slugOf = (typed: string): string => /\/p\/([^?#]+)/.exec(typed)?.[1] ?? typed;

const bare = <Kind extends 'offers' | 'promises' | 'how' | 'route'>(type: Kind): Way<Kind> => ({
  write: () => ({}),
  read: () => ({ type }) as Of<Kind>,
});

/** How the sections of a home page are typed. */
export const HOME_WAYS: { readonly [Kind in HomeBlock['type']]: Way<Kind> } = {
  opening: {
    write: ({ look, query }) => ({ look, ...typedQuery(query) }),
    read: (field) => ({
      ...{ type: 'opening', look: chosen(OPENING_LOOKS, field('look')) },
      query: queryOf(field),
    }),
  },
  categories: {
    write: ({ look }) => ({ look }),
    read: (field) => ({ type: 'categories', look: chosen(CATEGORY_LOOKS, field('look')) }),
  },
  goods: {
    write: ({ heading = '', look, query, limit }) => ({
      ...{ heading, look, ...typedQuery(query), limit: String(limit) },
    }),
    read: (field) => ({
      ...{ type: 'goods', look: chosen(GOODS_LOOKS, field('look')) },
      ...(field('heading') !== '' && { heading: field('heading') }),
      ...{ query: queryOf(field), limit: Number(field('limit')) },
    }),
  },
  product: {
    write: ({ heading = '', slug }) => ({ heading, slug }),
    read: (field) => ({
      type: 'product',
      ...(field('heading') !== '' && { heading: field('heading') }),
      slug: slugOf(field('slug')),
    }),
  },
  offers: bare('offers'),
  promises: bare('promises'),
  how: bare('how'),
  route: bare('route'),
};
