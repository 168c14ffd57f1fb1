import { homeQueries } from '@shop/data-access/home';
import { useLanguage } from '@shop/i18n';
import { PageBody, PageHead, usePage } from '@shop/page';
import { Notice } from '@shop/ui-theme/notice';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { HomeBlocks } from './home-blocks.tsx';
import { useHomeMessages } from './home-page.messages.ts';

/** A draft of the home page as visitors will see it. Search engines are kept out. */
export const HomePreview = () => {
  const say = useHomeMessages();
  const { token = '' } = useParams();
  const { data: home } = useSuspenseQuery(homeQueries(usePage().api).preview(token, useLanguage().id));
  return (
    <PageBody>
      <PageHead
        title={home.heading ?? say('marketplace.home.title')}
        description={home.description ?? say('marketplace.home.description')}
        isIndexed={false}
      />
      <Notice tone="warning">{say('marketplace.home.preview')}</Notice>
      <HomeBlocks home={home} />
    </PageBody>
  );
};
