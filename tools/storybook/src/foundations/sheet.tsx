import { Heading } from '@shop/ui-theme/heading';
import { PageTitle } from '@shop/ui-theme/page-title';
import { Stack } from '@shop/ui-theme/stack';
import type { ReactNode } from 'react';

type SheetProps = { heading: string; hint: string; children: ReactNode };

/** One page of the foundations. */
export const Sheet = ({ heading, hint, children }: SheetProps) => (
  <main>
    <Stack gap={32}>
      <PageTitle heading={heading} hint={hint} />
      {children}
    </Stack>
  </main>
);

export const Part = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <Stack as="section" gap={16}>
    <Heading level={2} look="section">
      {heading}
    </Heading>
    {children}
  </Stack>
);
