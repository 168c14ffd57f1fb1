import type { HomeText as Block } from '@shop/data-access/home';
import { Section } from '@shop/ui-theme/section';
import { ContentBlocks } from './content-blocks.tsx';

/** Texts of staff in the home page, as on the pages of texts. */
export const HomeText = ({ blocks }: { blocks: readonly Block[] }) => (
  <Section>
    <ContentBlocks blocks={blocks} />
  </Section>
);
