import type { ContentBlock, ContentParagraph } from '@shop/data-access/content';

const plain = (paragraph: ContentParagraph): string =>
  typeof paragraph === 'string'
    ? paragraph
    : paragraph.map((run) => (typeof run === 'string' ? run : run.text)).join('');

/** The words of an answer, for search engines. */
export const plainAnswer = (blocks: readonly ContentBlock[]): string =>
  blocks
    .flatMap((block) => {
      if (block.type === 'text') return block.paragraphs.map(plain);
      return block.type === 'list' ? block.items.map(plain) : [];
    })
    .join(' ');
