import { contentQueries } from '@shop/data-access/content';
import { useLanguage } from '@shop/i18n';
import { PageBody, PageHead, usePage } from '@shop/page';
import { PageTitle } from '@shop/ui-theme/page-title';
import { Stack } from '@shop/ui-theme/stack';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { ContentBlocks } from '../blocks/content-blocks.tsx';
import { InItsLanguage } from '../blocks/in-its-language.tsx';
import { ContentCrumbs } from '../content-crumbs.tsx';
import { textAsk } from './text-ask.ts';
import { OldVersion, Versions } from './versions.tsx';

/** One text: a page of the shop, or a legal text with its versions. */
export const ContentPage = () => {
  const language = useLanguage();
  const ask = textAsk(useLocation());
  const { data: page } = useSuspenseQuery(contentQueries(usePage().api).page(ask, language.id));
  const isOwn = page.language === language.code;
  return (
    <PageBody>
      <PageHead title={page.title} description={page.summary} isIndexed={isOwn && page.is_current} />
      <Stack gap={24}>
        <ContentCrumbs steps={[{ label: page.title }]} />
        {!page.is_current && <OldVersion page={page} />}
        <InItsLanguage code={page.language}>
          <Stack gap={32}>
            <PageTitle heading={page.title} />
            <ContentBlocks blocks={page.blocks} />
          </Stack>
        </InItsLanguage>
        {page.versions.length > 0 && <Versions page={page} />}
      </Stack>
    </PageBody>
  );
};
