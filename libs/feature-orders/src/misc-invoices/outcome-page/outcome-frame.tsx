import { PageBody, PageHead, useBrand } from '@shop/page';
import { EmptyState } from '@shop/ui-theme/empty-state';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { TextLink } from '@shop/ui-theme/text-link';
import type { ReactNode } from 'react';
import { useMessages } from '../messages.ts';

type Props = { title: string; actions: ReactNode; children: string };

/** The outcome of an answer: what happens next, the next step, and how to reach the shop. */
export const OutcomeFrame = ({ title, actions, children }: Props) => {
  const say = useMessages();
  const { supportEmail: email } = useBrand();
  return (
    <PageBody>
      <PageHead title={title} isIndexed={false} />
      <EmptyState heading={title} level={1} picture="parcel" actions={actions}>
        <Stack gap={12}>
          <Text align="center">{children}</Text>
          {email && (
            <Text align="center">
              {say.rich('misc_invoices.contact', {
                email,
                write: (words) => <TextLink href={`mailto:${email}`}>{words}</TextLink>,
              })}
            </Text>
          )}
        </Stack>
      </EmptyState>
    </PageBody>
  );
};
