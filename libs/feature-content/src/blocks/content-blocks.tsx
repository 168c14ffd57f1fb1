import type { ContentBlock } from '@shop/data-access/content';
import { Heading } from '@shop/ui-theme/heading';
import { Stack } from '@shop/ui-theme/stack';
import type { ReactNode } from 'react';
import { CallBlock, FiguresBlock, PictureBlock } from './shown-blocks.tsx';
import { GoodsBlock } from './goods-block.tsx';
import { StepsBlock } from './steps-block.tsx';
import { TableBlock } from './table-block.tsx';
import { ListBlock, QuestionsBlock, TextBlock } from './text-blocks.tsx';

/** Each kind of block by its own component: a block of another kind does not compile. */
const blockOf = (block: ContentBlock): ReactNode => {
  switch (block.type) {
    case 'text':
      return <TextBlock {...block} />;
    case 'list':
      return <ListBlock {...block} />;
    case 'questions':
      return <QuestionsBlock {...block} />;
    case 'picture':
      return <PictureBlock {...block} />;
    case 'table':
      return <TableBlock {...block} />;
    case 'figures':
      return <FiguresBlock {...block} />;
    case 'steps':
      return <StepsBlock {...block} />;
    case 'call':
      return <CallBlock {...block} />;
    case 'products':
      return <GoodsBlock {...block} />;
  }
};

/** Blocks whose component writes its own heading. */
const OWN_HEADING: ReadonlySet<ContentBlock['type']> = new Set(['products']);

const headingOf = (block: ContentBlock): string | undefined =>
  'heading' in block && !OWN_HEADING.has(block.type) ? block.heading : undefined;

/** The blocks of a text, each with its heading. */
export const ContentBlocks = ({ blocks }: { blocks: readonly ContentBlock[] }) => (
  <Stack gap={32}>
    {blocks.map((block, at) => {
      const heading = headingOf(block);
      return (
        <Stack key={at} as={heading === undefined ? 'div' : 'section'} gap={12}>
          {heading !== undefined && (
            <Heading level={2} look="section">
              {heading}
            </Heading>
          )}
          {blockOf(block)}
        </Stack>
      );
    })}
  </Stack>
);
