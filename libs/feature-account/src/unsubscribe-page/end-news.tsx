import type { NewsTopic } from '@shop/domain/news-topics';
import { Button } from '@shop/ui-theme/button';
import { Notice } from '@shop/ui-theme/notice';
import { NarrowPage } from '../account-frame/narrow-page.tsx';
import { useMessages } from '../messages.ts';

/** The value of the button that ends all news: the name of no topic. */
const ALL = 'all';

/** After the end: of one kind of news, or of all of them. */
export const NewsEnded = ({ topic }: { topic?: NewsTopic | null | undefined }) => {
  const say = useMessages();
  return (
    <NarrowPage heading={say('account.unsubscribe.title')}>
      <Notice tone="success" icon="mail">
        {topic
          ? say('account.unsubscribe.done_topic', { topic: say(`account.news.${topic}`) })
          : say('account.unsubscribe.done')}
      </Notice>
    </NarrowPage>
  );
};

/** One button ends the kind of news that the mail was of, the other all news. */
export const EndNewsButtons = ({ named }: { named: NewsTopic | undefined }) => {
  const say = useMessages();
  return (
    <>
      {named && (
        <Button type="submit" look="primary" size="large" isBlock name="topic" value={named}>
          {say('account.unsubscribe.topic', { topic: say(`account.news.${named}`) })}
        </Button>
      )}
      <Button type="submit" look={named ? 'quiet' : 'primary'} size="large" isBlock name="topic" value={ALL}>
        {say('account.unsubscribe.submit')}
      </Button>
    </>
  );
};
