import { claimQueries } from '@shop/data-access/claims';
import { useLanguage } from '@shop/i18n';
import { PageBody, PageHead, useLinks, usePage, useQueriesOf } from '@shop/page';
import { laterPaths } from '@shop/paths/later';
import { FormColumn } from '@shop/ui-theme/form-layout';
import { PageTitle } from '@shop/ui-theme/page-title';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { TextLink } from '@shop/ui-theme/text-link';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useMessages } from '../messages.ts';
import { AskForLink } from './ask-for-link.tsx';
import { ChooseOrder } from './choose-order.tsx';
import { ClaimedOrder } from './claimed-order.tsx';

/** Claims goods: of the order in the address, or of one that the visitor names. */
export const ClaimFormPage = () => {
  const say = useMessages();
  const { href } = useLinks();
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const slug = search.get('order');
  const isPro = pathname.endsWith(laterPaths.claimFormPro.pattern);
  const title = say(isPro ? 'claims.form.title_pro' : 'claims.form.title');
  return (
    <PageBody>
      <PageHead title={title} isIndexed={slug === null} />
      <FormColumn>
        <Stack gap={24}>
          <Stack gap={8}>
            <PageTitle heading={title} />
            <Text tone="muted" isMeasured>
              {say('claims.form.lead')}
            </Text>
            <Text size="small">
              <TextLink href={href(laterPaths.warranty.to())}>{say('claims.warranty.link')}</TextLink>
            </Text>
          </Stack>
          {slug === null ? <WithoutOrder isPro={isPro} /> : <WithOrder slug={slug} />}
        </Stack>
      </FormColumn>
    </PageBody>
  );
};

const WithoutOrder = ({ isPro }: { isPro: boolean }) => {
  const { data: user } = useSuspenseQuery(useQueriesOf('auth').user());
  return user ? <ChooseOrder isPro={isPro} /> : <AskForLink />;
};

const WithOrder = ({ slug }: { slug: string }) => {
  const { id: languageId } = useLanguage();
  const { data: order } = useSuspenseQuery(claimQueries(usePage().api).order(slug, languageId));
  return <ClaimedOrder slug={slug} order={order} />;
};
