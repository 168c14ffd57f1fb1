import { homeQueries } from '@shop/data-access/home';
import { useLanguage } from '@shop/i18n';
import { PageBody, PageHead, usePage } from '@shop/page';
import { useSuspenseQuery } from '@tanstack/react-query';
import { HomeBlocks } from './home-blocks.tsx';
import { useHomeMessages } from './home-page.messages.ts';

/** The home page of the day: goods and one worked out price first, then the brand's sections. */
export const HomePage = () => {
  const say = useHomeMessages();
  const { data: home } = useSuspenseQuery(homeQueries(usePage().api).home(useLanguage().id));
  return (
    <PageBody>
      <PageHead
        title={say('marketplace.home.title')}
        description={home.description ?? say('marketplace.home.description')}
      />
      <HomeBlocks home={home} />
    </PageBody>
  );
};
