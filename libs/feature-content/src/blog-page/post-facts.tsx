import type { Posts } from '@shop/data-access/content';
import { useFormats } from '@shop/i18n';
import { DateText } from '@shop/ui-theme/date-text';
import { Inline } from '@shop/ui-theme/inline';
import { Text } from '@shop/ui-theme/text';
import { useMessages } from '../messages.ts';

type Facts = Pick<Posts['posts'][number], 'author' | 'published_at' | 'minutes' | 'topic'>;

/** Date, author, topic and reading time. */
export const PostFacts = ({ post: { author, published_at, minutes, topic } }: { post: Facts }) => {
  const say = useMessages();
  const { date } = useFormats();
  return (
    <Text as="div" size="small" tone="muted">
      <Inline gap={12} as="span">
        <DateText dateTime={published_at}>{date(published_at)}</DateText>
        {author !== null && <span>{author}</span>}
        {topic && <span>{topic.name}</span>}
        <span>{say('content.blog.minutes', { count: minutes })}</span>
      </Inline>
    </Text>
  );
};
