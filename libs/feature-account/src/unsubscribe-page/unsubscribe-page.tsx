import { findNewsTopic, NEWS_TOPICS } from '@shop/domain/news-topics';
import { Button } from '@shop/ui-theme/button';
import { Notice } from '@shop/ui-theme/notice';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { Form, useActionData, useSearchParams } from 'react-router-dom';
import { NarrowPage } from '../account-frame/narrow-page.tsx';
import { useMessages } from '../messages.ts';
import type { Unsubscribed } from './unsubscribe-page.action.ts';

/** The value of the button that ends all news: the name of no topic. */
const ALL = 'all';

/** The link of a mail opens it: one button ends the news, the others one kind of them. */
export const UnsubscribePage = () => {
  const say = useMessages();
  const acted = useActionData() as Partial<Unsubscribed> | undefined;
  const [search] = useSearchParams();
  const named = findNewsTopic(search.get('topic'));
  const heading = say('account.unsubscribe.title');
  if (acted?.outcome === 'unsubscribed') {
    return (
      <NarrowPage heading={heading}>
        <Notice tone="success" icon="mail">
          {acted.topic
            ? say('account.unsubscribe.done_topic', { topic: say(`account.news.${acted.topic}`) })
            : say('account.unsubscribe.done')}
        </Notice>
      </NarrowPage>
    );
  }
  const others = NEWS_TOPICS.filter((topic) => topic !== named);
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
          <Stack gap={8}>
            <Text tone="muted">{say('account.unsubscribe.one_kind')}</Text>
            {others.map((topic) => (
              <Button key={topic} type="submit" look="quiet" isBlock name="topic" value={topic}>
                {say('account.unsubscribe.topic', { topic: say(`account.news.${topic}`) })}
              </Button>
            ))}
          </Stack>
        </Stack>
      </Form>
    </NarrowPage>
  );
};
