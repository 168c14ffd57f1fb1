import { PageHead } from '@shop/page';
import { Heading } from '@shop/ui-theme/heading';
import { PageWidth } from '@shop/ui-theme/page-width';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import type { ReactNode } from 'react';
import { narrowPage } from './narrow-page.css.ts';

type Props = { heading: string; hint?: string; children: ReactNode };

/** One form, its heading, and nothing beside it. */
export const NarrowPage = ({ heading, hint, children }: Props) => (
  <PageWidth isPadded>
    <PageHead title={heading} isIndexed={false} />
    <div className={narrowPage}>
      <Stack gap={24}>
        <Stack gap={8}>
          <Heading level={1} look="title">
            {heading}
          </Heading>
          {hint !== undefined && <Text tone="muted">{hint}</Text>}
        </Stack>
        {children}
      </Stack>
    </div>
  </PageWidth>
);
