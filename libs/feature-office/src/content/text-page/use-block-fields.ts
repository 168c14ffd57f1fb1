import { CATEGORY_LOOKS, GOODS_LOOKS, HOME_SORTS, OPENING_LOOKS } from '@shop/domain/home';
import { useMessages } from '../../messages.ts';
import type { BlockKind } from '../form/content-types.ts';

export type BlockField = {
  readonly name: string;
  readonly label: string;
  readonly look: 'line' | 'area' | 'tick' | 'choice';
  readonly hint?: string;
  /** Of a choice; the first without another. */
  readonly options?: readonly { readonly value: string; readonly label: string }[];
};

/** The fields of each kind of block, in the order of typing. */
export const useBlockFields = (): ((kind: BlockKind) => readonly BlockField[]) => {
  const say = useMessages();
  const line = (name: string, label: string, hint?: string): BlockField => ({
    ...{ name, label, look: 'line' },
    ...(hint !== undefined && { hint }),
  });
  const area = (name: string, label: string, hint: string): BlockField => ({
    ...{ name, label, look: 'area', hint },
  });
  const sort: BlockField = {
    ...{ name: 'sort', label: say('office.block.sort'), look: 'choice' },
    options: HOME_SORTS.map((value) => ({ value, label: say(`office.block.${value}`) })),
  };
  const look = (
    of: readonly (
      (typeof OPENING_LOOKS)[number] | (typeof CATEGORY_LOOKS)[number] | (typeof GOODS_LOOKS)[number]
    )[],
  ): BlockField => ({
    ...{ name: 'look', label: say('office.block.look'), look: 'choice' },
    options: of.map((value) => ({ value, label: say(`office.block.look.${value}`) })),
  });
  const category = line('category', say('office.block.category'), say('office.block.category_hint'));
  const limit = line('limit', say('office.block.limit'));
  const heading = line('heading', say('office.block.heading'));
  const marks = say('office.block.marks');
  const fields: { readonly [Kind in BlockKind]: readonly BlockField[] } = {
    text: [
      heading,
      area('paragraphs', say('office.block.paragraphs'), `${say('office.block.paragraphs_hint')} ${marks}`),
    ],
    list: [
      heading,
      { name: 'ordered', label: say('office.block.ordered'), look: 'tick' },
      area('items', say('office.block.lines'), `${say('office.block.lines_hint')} ${marks}`),
    ],
    picture: [
      line('src', say('office.block.src'), say('office.block.src_hint')),
      line('alt', say('office.block.alt'), say('office.block.alt_hint')),
      line('caption', say('office.block.caption')),
    ],
    questions: [
      heading,
      area('items', say('office.block.questions'), `${say('office.block.questions_hint')} ${marks}`),
    ],
    products: [heading, category, sort, limit],
    table: [heading, area('rows', say('office.block.rows'), say('office.block.rows_hint'))],
    call: [
      line('text', say('office.block.text')),
      line('label', say('office.block.label')),
      line('path', say('office.block.path'), say('office.block.path_hint')),
    ],
    figures: [area('items', say('office.block.figures'), say('office.block.figures_hint'))],
    opening: [look(OPENING_LOOKS), category, sort],
    categories: [look(CATEGORY_LOOKS)],
    goods: [heading, look(GOODS_LOOKS), category, sort, limit],
    product: [heading, line('slug', say('office.block.product'), say('office.block.product_hint'))],
    ...{ offers: [], promises: [], how: [], route: [] },
    steps: [heading, area('items', say('office.block.steps'), say('office.block.steps_hint'))],
  };
  return (kind) => fields[kind];
};
