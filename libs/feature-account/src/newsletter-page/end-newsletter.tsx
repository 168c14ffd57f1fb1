import { NEWSLETTER_TOPICS } from '@shop/domain/news-topics';
import { Stack } from '@shop/ui-theme/stack';
import { Form, useActionData, useSearchParams } from 'react-router-dom';
import { NarrowPage } from '../account-frame/narrow-page.tsx';
import { useMessages } from '../messages.ts';
import { EndNewsButtons, NewsEnded } from '../unsubscribe-page/end-news.tsx';
import type { NewsletterEnded } from './end-newsletter.action.ts';

/** The link of a newsletter opens it: one button ends its topic, the other all of it. */
export const EndNewsletterPage = () => {
  const say = useMessages();
  const acted = useActionData() as Partial<NewsletterEnded> | undefined;
  const [search] = useSearchParams();
  const named = NEWSLETTER_TOPICS.find((known) => known === search.get('topic'));
  if (acted?.outcome === 'ended') return <NewsEnded topic={acted.topic} />;
  return (
    <NarrowPage heading={say('account.unsubscribe.title')} hint={say('account.unsubscribe.hint')}>
      <Form method="post">
        <Stack gap={24}>
          <EndNewsButtons named={named} />
        </Stack>
      </Form>
    </NarrowPage>
  );
};
