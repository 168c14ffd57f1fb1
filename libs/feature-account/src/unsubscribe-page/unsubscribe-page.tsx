import { findNewsTopic, NEWS_TOPICS } from '@shop/domain/news-topics';
import { Button } from '@shop/ui-theme/button';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { Form, useActionData, useSearchParams } from 'react-router-dom';
import { NarrowPage } from '../account-frame/narrow-page.tsx';
import { useMessages } from '../messages.ts';
import { EndNewsButtons, NewsEnded } from './end-news.tsx';
import type { Unsubscribed } from './unsubscribe-page.action.ts';

/** The link of a mail opens it: one button ends the news, the others one kind of them. */
export const UnsubscribePage = () => {
  const say = useMessages();
  const acted = useActionData() as Partial<Unsubscribed> | undefined;
  const [search] = useSearchParams();
  const named = findNewsTopic(search.get('topic'));
  if (acted?.outcome === 'unsubscribed') return <NewsEnded topic={acted.topic} />;
  const others = NEWS_TOPICS.filter((topic) => topic !== named);
  return (
    <NarrowPage heading={say('account.unsubscribe.title')} hint={say('account.unsubscribe.hint')}>
      <Form method="post">
        <Stack gap={24}>
          <EndNewsButtons named={named} />
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
