import { PageBody, PageHead, useLinks } from '@shop/page';
import { laterPaths } from '@shop/paths/later';
import { ButtonLink } from '@shop/ui-theme/button-link';
import { Columns } from '@shop/ui-theme/columns';
import { EmptyState } from '@shop/ui-theme/empty-state';
import { Heading } from '@shop/ui-theme/heading';
import { PageTitle } from '@shop/ui-theme/page-title';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { useSearchParams } from 'react-router-dom';
import { ContentCrumbs } from '../content-crumbs.tsx';
import { LiveChat } from '../live-chat/live-chat.tsx';
import { useMessages } from '../messages.ts';
import { LetterForm } from './letter-form.tsx';
import { SellerContacts } from './seller-contacts.tsx';

const Sent = () => {
  const say = useMessages();
  const { href } = useLinks();
  return (
    <PageBody>
      <PageHead title={say('content.letter.sent')} isIndexed={false} />
      <EmptyState
        heading={say('content.letter.sent')}
        level={1}
        picture="parcel"
        actions={<ButtonLink href={href(laterPaths.faq.to())}>{say('content.faq.title')}</ButtonLink>}
      >
        {say('content.letter.sent_hint')}
      </EmptyState>
    </PageBody>
  );
};

/** Where the shop is and when it answers, and a form to write to it. */
export const ContactsPage = () => {
  const say = useMessages();
  const [search] = useSearchParams();
  if (search.get('done') === 'sent') return <Sent />;
  const title = say('content.contacts.title');
  return (
    <PageBody>
      <PageHead title={title} description={say('content.contacts.lead')} />
      <Stack gap={24}>
        <ContentCrumbs steps={[{ label: title }]} />
        <Stack gap={8}>
          <PageTitle heading={title} />
          <Text tone="muted" isMeasured>
            {say('content.contacts.lead')}
          </Text>
        </Stack>
        <Columns layout="halves">
          <Stack as="section" gap={16}>
            <Heading level={2} look="section">
              {say('content.letter.heading')}
            </Heading>
            <LetterForm />
          </Stack>
          <Stack gap={32}>
            <SellerContacts />
            <LiveChat />
          </Stack>
        </Columns>
      </Stack>
    </PageBody>
  );
};
