import { PageBody, PageHead } from '@shop/page';
import { Heading } from '@shop/ui-theme/heading';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import type { ReactNode } from 'react';

type Props = { heading: string; hint?: string; children: ReactNode };

/** One form and its heading. */
export const NarrowPage = ({ heading, hint, children }: Props) => (
  <PageBody>
    <PageHead title={heading} isIndexed={false} />
    <Stack gap={24}>
      <Stack gap={8}>
        <Heading level={1} look="title">
          {heading}
        </Heading>
        {hint !== undefined && <Text tone="muted">{hint}</Text>}
      </Stack>
      {children}
    </Stack>
  </PageBody>
);
