import { Notice } from '@shop/ui-theme/notice';
import { Heading } from '@shop/ui-theme/heading';
import { Inline } from '@shop/ui-theme/inline';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useMessages } from '../messages.ts';

export type OfficePageProps = { title: string; count?: number; hint?: string; children: ReactNode };

/** A page with its title, and the word that the last form was done. */
export const OfficePage = ({ title, count, hint, children }: OfficePageProps) => {
  const say = useMessages();
  const [query] = useSearchParams();
  return (
    <Stack gap={16}>
      <title>{say('office.page_title', { title })}</title>
      <Inline align="baseline">
        <Heading level={1} look="section">
          {title}
        </Heading>
        {count !== undefined && <Text tone="muted">{count}</Text>}
        {hint !== undefined && (
          <Text size="small" tone="muted">
            {hint}
          </Text>
        )}
      </Inline>
      {query.has('done') && <Notice tone="success">{say('office.done')}</Notice>}
      {children}
    </Stack>
  );
};
