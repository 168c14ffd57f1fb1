import type { ContentBlock, ContentParagraph } from '@shop/contracts/content';

const WORDS_A_MINUTE = 200;

const plain = (paragraph: ContentParagraph): string =>
  typeof paragraph === 'string'
    ? paragraph
    : paragraph.map((run) => (typeof run === 'string' ? run : run.text)).join('');

const wordsOf = (block: ContentBlock): string[] => {
  switch (block.type) {
    case 'text':
      return block.paragraphs.map(plain);
    case 'list':
      return block.items.map(plain);
    case 'questions':
      return block.items.flatMap(({ question, answer }) => [question, ...answer.map(plain)]);
    case 'table':
      return [...block.head, ...block.rows.flat()];
    case 'steps':
      return block.items.flatMap(({ title, text }) => [title, text]);
    case 'figures':
      return block.items.flatMap(({ value, label }) => [value, label]);
    case 'picture':
      return [block.caption ?? ''];
    case 'call':
      return [block.text];
    case 'products':
      return [block.heading];
  }
};

/** The words of blocks, without their form. */
export const plainWords = (blocks: readonly ContentBlock[]): string =>
  blocks
    .flatMap((block) => [...('heading' in block ? [block.heading ?? ''] : []), ...wordsOf(block)])
    .join(' ');

export const minutesOf = (blocks: readonly ContentBlock[]): number =>
  Math.max(1, Math.round(plainWords(blocks).split(/\s+/).length / WORDS_A_MINUTE));

/** Without marks and capitals: `Grąžinimas` is found as `grazinimas`. */
const simple = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether a text contains each of the words, as a part of one of its own. */
export const contains = (text: string, words: string): boolean => {
  const within = simple(text);
  return simple(words)
    .split(/[^\p{L}\p{N}]+/u)
    .every((word) => within.includes(word));
};
