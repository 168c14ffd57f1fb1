import { NEWSLETTER_TOPICS } from '@shop/domain/news-topics';
import { Button } from '@shop/ui-theme/button';
import { Notice } from '@shop/ui-theme/notice';
import { Stack } from '@shop/ui-theme/stack';
import { Form, useActionData, useSearchParams } from 'react-router-dom';
import { NarrowPage } from '../account-frame/narrow-page.tsx';
import { useMessages } from '../messages.ts';
import type { NewsletterEnded } from './end-newsletter.action.ts';

/** The value of the button that ends all of the newsletter: the name of no topic. */
const ALL = 'all';

/** The link of a newsletter opens it: one button ends its topic, the other all of it. */
export const EndNewsletterPage = () => {
  const say = useMessages();
  const acted = useActionData() as Partial<NewsletterEnded> | undefined;
  const [search] = useSearchParams();
  const named = NEWSLETTER_TOPICS.find((known) => known === search.get('topic'));
  const heading = say('account.unsubscribe.title');
  if (acted?.outcome === 'ended')
    return (
      <NarrowPage heading={heading}>
        <Notice tone="success" icon="mail">
          {acted.topic
            ? say('account.unsubscribe.done_topic', { topic: say(`account.news.${acted.topic}`) })
            : say('account.unsubscribe.done')}
        </Notice>
      </NarrowPage>
    );
  return (
    <NarrowPage heading={heading} hint={say('account.unsubscribe.hint')}>
      <Form method="post">
        <Stack gap={24}>
          {named && (
            <Button type="submit" look="primary" size="large" isBlock name="topic" value={named}>
              {say('account.unsubscribe.topic', { topic: say(`account.news.${named}`) })}
            </Button>
          )}
          <Button
            type="submit"
            look={named ? 'quiet' : 'primary'}
            size="large"
            isBlock
            name="topic"
            value={ALL}
          >
            {say('account.unsubscribe.submit')}
          </Button>
        </Stack>
      </Form>
    </NarrowPage>
  );
};
