import { FormText, ShopForm, SubmitButton } from '@shop/forms';
import { PageBody, PageHead, useFormAnswer } from '@shop/page';
import { FormColumn } from '@shop/ui-theme/form-layout';
import { Heading } from '@shop/ui-theme/heading';
import { Notice } from '@shop/ui-theme/notice';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { useActionData, useParams } from 'react-router-dom';
import { useMessages } from '../messages.ts';
import type { LinkSent } from './guest-order-page.action.ts';
import { newLinkDraft } from './guest-link-drafts.ts';
import { newLinkSchema } from './guest-link.schemas.ts';
import { useLinkWords } from './use-link-words.ts';

/** The link has expired: a new one is sent to the order's e-mail. */
export const ExpiredLink = () => {
  const say = useMessages();
  const { slug = '' } = useParams();
  const answer = useFormAnswer();
  const words = useLinkWords();
  const sent = useActionData() as Partial<LinkSent> | undefined;
  return (
    <PageBody>
      <PageHead title={say('orders.link.expired')} isIndexed={false} />
      <FormColumn>
        <Stack gap={24}>
          <Stack gap={8}>
            <Heading level={1} look="title">
              {say('orders.link.expired')}
            </Heading>
            <Text tone="muted" isMeasured>
              {say('orders.link.expired_hint')}
            </Text>
          </Stack>
          {sent?.outcome === 'link_sent' && (
            <Notice tone="success" icon="mail">
              {say('orders.link.sent', { email: sent.email ?? '' })}
            </Notice>
          )}
          <ShopForm
            schema={newLinkSchema}
            labels={{ number: say('orders.link.number'), email: say('orders.link.email') }}
            answer={answer}
            words={words}
            draft={newLinkDraft(slug)}
            summaryHeading={say('orders.link.summary')}
          >
            <Stack gap={16}>
              <FormText name="number" hint={say('orders.link.number_hint')} required />
              <FormText name="email" type="email" inputMode="email" autoComplete="email" required />
              <SubmitButton>{say('orders.link.send')}</SubmitButton>
            </Stack>
          </ShopForm>
        </Stack>
      </FormColumn>
    </PageBody>
  );
};
