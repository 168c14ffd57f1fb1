import type { Posts } from '@shop/data-access/content';
import { findLanguage, useLanguage } from '@shop/i18n';
import { useLinks } from '@shop/page';
import { laterPaths } from '@shop/paths/later';
import { Heading } from '@shop/ui-theme/heading';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { TextLink } from '@shop/ui-theme/text-link';
import { PostFacts } from './post-facts.tsx';

/** A post in the list: title, summary, and who wrote it when. */
export const PostTeaser = ({ post }: { post: Posts['posts'][number] }) => {
  const { href } = useLinks();
  const { code } = useLanguage();
  const isOwn = post.language === code;
  return (
    <Stack as="article" gap={8}>
      <div {...(!isOwn && { lang: findLanguage(post.language)?.tag })}>
        <Stack gap={8}>
          <Heading level={2} look="section">
            <TextLink href={href(laterPaths.post.to({ slug: post.slug }))}>{post.title}</TextLink>
          </Heading>
          <Text isMeasured>{post.summary}</Text>
        </Stack>
      </div>
      <PostFacts post={post} />
    </Stack>
  );
};
