import { contentQueries, type Posts } from '@shop/data-access/content';
import { useLanguage } from '@shop/i18n';
import { PageBody, PageHead, useLinks, usePage } from '@shop/page';
import { paths } from '@shop/paths';
import { laterPaths } from '@shop/paths/later';
import { ButtonLink } from '@shop/ui-theme/button-link';
import { EmptyState } from '@shop/ui-theme/empty-state';
import { PageTitle } from '@shop/ui-theme/page-title';
import { Pagination } from '@shop/ui-theme/pagination';
import { Stack } from '@shop/ui-theme/stack';
import { TabNav } from '@shop/ui-theme/tab-nav';
import { Text } from '@shop/ui-theme/text';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { ContentCrumbs } from '../content-crumbs.tsx';
import { useMessages } from '../messages.ts';
import { PostTeaser } from './post-teaser.tsx';
import { postsAsk } from './posts-ask.ts';

const Topics = ({ topics, topic: chosen }: Pick<Posts, 'topics' | 'topic'>) => {
  const say = useMessages();
  const { href } = useLinks();
  if (topics.length === 0) return null;
  return (
    <TabNav
      look="tabs"
      label={say('content.blog.topics')}
      items={[
        { href: href(laterPaths.blog.to()), label: say('content.blog.all'), isCurrent: chosen === null },
        ...topics.map(({ key, name }) => ({
          href: href(laterPaths.blog.to({}, { topic: key })),
          label: name,
          isCurrent: key === chosen,
        })),
      ]}
    />
  );
};

const Pages = ({ page, pages, topic }: Pick<Posts, 'page' | 'pages' | 'topic'>) => {
  const say = useMessages();
  const { href } = useLinks();
  if (pages === 1) return null;
  const at = (number: number) =>
    href(laterPaths.blog.to({}, { topic: topic ?? undefined, page: number === 1 ? undefined : number }));
  return (
    <Pagination
      label={say('content.blog.pages')}
      {...(page > 1 && { previous: { href: at(page - 1), label: say('content.blog.newer') } })}
      {...(page < pages && { next: { href: at(page + 1), label: say('content.blog.older') } })}
      pages={Array.from({ length: pages }, (_, index) => ({
        label: String(index + 1),
        href: at(index + 1),
        isCurrent: index + 1 === page,
      }))}
    />
  );
};

/** Posts, newest first, by topic and page. */
export const BlogPage = () => {
  const say = useMessages();
  const { href } = useLinks();
  const language = useLanguage();
  const { api, appUrl } = usePage();
  const { data } = useSuspenseQuery(contentQueries(api).posts(postsAsk(useLocation().search), language.id));
  const title = say('content.blog.title');
  return (
    <PageBody>
      <PageHead title={title} description={say('content.blog.lead')} />
      <link
        rel="alternate"
        type="application/atom+xml"
        title={title}
        href={`${appUrl}${href(laterPaths.blog.to())}/feed.xml`}
      />
      <Stack gap={24}>
        <ContentCrumbs steps={[{ label: title }]} />
        <Stack gap={8}>
          <PageTitle heading={title} />
          <Text tone="muted" isMeasured>
            {say('content.blog.lead')}
          </Text>
        </Stack>
        <Topics topics={data.topics} topic={data.topic} />
        {data.posts.length === 0 ? (
          <EmptyState
            heading={say('content.blog.empty')}
            actions={<ButtonLink href={href(paths.marketplace.to())}>{say('content.goods.all')}</ButtonLink>}
          />
        ) : (
          data.posts.map((post) => <PostTeaser key={post.slug} post={post} />)
        )}
        <Pages page={data.page} pages={data.pages} topic={data.topic} />
      </Stack>
    </PageBody>
  );
};
