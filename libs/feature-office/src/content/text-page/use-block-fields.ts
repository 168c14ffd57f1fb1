import { useMessages } from '../../messages.ts';
import type { BlockKind } from '../form/content-types.ts';

export type BlockField = {
  readonly name: string;
  readonly label: string;
  readonly look: 'line' | 'area' | 'tick' | 'sort';
  readonly hint?: string;
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
    products: [
      heading,
      line('category', say('office.block.category'), say('office.block.category_hint')),
      { name: 'sort', label: say('office.block.sort'), look: 'sort' },
      line('limit', say('office.block.limit')),
    ],
    table: [heading, area('rows', say('office.block.rows'), say('office.block.rows_hint'))],
    call: [
      line('text', say('office.block.text')),
      line('label', say('office.block.label')),
      line('path', say('office.block.path'), say('office.block.path_hint')),
    ],
    figures: [area('items', say('office.block.figures'), say('office.block.figures_hint'))],
    steps: [heading, area('items', say('office.block.steps'), say('office.block.steps_hint'))],
  };
  return (kind) => fields[kind];
};
