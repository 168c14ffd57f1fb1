import { fieldOfPart, isBlockKind, readBlock, writeBlock } from './block-form.ts';
import type { BlockKind, ContentBlock, ContentText, Fields } from './content-types.ts';

/** More than a text ever has. */
const MOST_BLOCKS = 200;

export type TypedBlock = { readonly kind: BlockKind; readonly fields: Fields };

const nameIn = (at: number, name: string): string => `b${at}.${name}`;

export const blockField = nameIn;

/** The blocks of a form in their order. */
export const blocksIn = (fields: Fields): TypedBlock[] => {
  const count = Math.min(Number(fields['blocks'] ?? 0) || 0, MOST_BLOCKS);
  const blocks: TypedBlock[] = [];
  for (let at = 0; at < count; at += 1) {
    const kind = fields[nameIn(at, 'type')] ?? '';
    const start = nameIn(at, '');
    const own = Object.entries(fields).filter(([name]) => name.startsWith(start));
    if (isBlockKind(kind))
      blocks.push({
        kind,
        fields: Object.fromEntries(own.map(([name, typed]) => [name.slice(start.length), typed])),
      });
  }
  return blocks;
};

/** The fields of blocks in another order. Fields of a longer list are emptied. */
const renumbered = (before: Fields, blocks: readonly TypedBlock[]): Fields => {
  const emptied = Object.keys(before)
    .filter((name) => /^b\d+\./.test(name))
    .map((name) => [name, ''] as const);
  const filled = blocks.flatMap(({ kind, fields }, at) =>
    Object.entries({ ...fields, type: kind }).map(([name, typed]) => [nameIn(at, name), typed] as const),
  );
  return { ...Object.fromEntries([...emptied, ...filled]), blocks: String(blocks.length) };
};

/** A text as fields. */
export const writeText = ({ title, summary, blocks }: ContentText): Fields => ({
  ...{ title, summary },
  ...renumbered(
    {},
    blocks.map((block) => ({ kind: block.type, fields: writeBlock(block) })),
  ),
});

/** A text as it was typed, and undefined where nothing was. It may lack what the schema asks for. */
export const readText = (fields: Fields): ContentText | undefined => {
  const [title, summary] = [(fields['title'] ?? '').trim(), (fields['summary'] ?? '').trim()];
  const blocks = blocksIn(fields).map(({ kind, fields: typed }): ContentBlock => {
    const field = (name: string) => (typed[name] ?? '').replaceAll('\r\n', '\n').trim();
    return readBlock(kind, field);
  });
  return title === '' && summary === '' && blocks.length === 0 ? undefined : { title, summary, blocks };
};

export type BlockAct = 'up' | 'down' | 'remove' | 'add';

const moved = (blocks: readonly TypedBlock[], from: number, to: number): TypedBlock[] => {
  const block = blocks[from];
  if (!block || to < 0 || to >= blocks.length) return [...blocks];
  const others = blocks.filter((_, at) => at !== from);
  return [...others.slice(0, to), block, ...others.slice(to)];
};

/** The form after a block was moved, removed or added, and the block to go on with. */
export const arranged = (
  fields: Fields,
  act: BlockAct,
  at: number,
): { readonly fields: Fields; readonly at: number } => {
  const blocks = blocksIn(fields);
  const kind = fields['add'] ?? '';
  if (act === 'add' && isBlockKind(kind)) {
    const fresh = { kind, fields: kind === 'products' || kind === 'goods' ? { limit: '4' } : {} };
    return { fields: renumbered(fields, [...blocks, fresh]), at: blocks.length };
  }
  if (act === 'remove') {
    const left = blocks.filter((_, index) => index !== at);
    return { fields: renumbered(fields, left), at: Math.max(0, Math.min(at, left.length - 1)) };
  }
  const to = act === 'up' ? at - 1 : act === 'down' ? at + 1 : at;
  return {
    fields: renumbered(fields, moved(blocks, at, to)),
    at: Math.max(0, Math.min(to, blocks.length - 1)),
  };
};

/** The field of what is said of a page in all its languages. */
const fieldOfSetting = ([name = '', part = '']: readonly string[]): string => {
  if (name === 'labels') return part === '' ? name : `${name}.${part}`;
  if (name === 'footer') return part === 'position' ? 'menu_position' : 'menu';
  return name;
};

/** The field that an error of the call is about: `record.texts.lt.blocks.2.items.0.title` is `b2.items`. */
export const fieldOfPath = (path: string, fields: Fields): string => {
  const parts = path.split('.');
  if (parts[0] !== 'record') return path;
  if (parts[1] !== 'texts') return fieldOfSetting(parts.slice(1));
  const [part = '', index, ...more] = parts.slice(3);
  if (part !== 'blocks') return part;
  const block = index === undefined ? undefined : blocksIn(fields)[Number(index)];
  return block && index !== undefined ? nameIn(Number(index), fieldOfPart(block.kind, more)) : 'blocks';
};
