import { forwardingQueries, type EstimateAsked } from '@shop/data-access/forwarding';
import { useLanguage } from '@shop/i18n';
import {
  PageBody,
  PageColumns,
  PageHead,
  Slot,
  useCurrency,
  useDestination,
  useFormAnswer,
  useLinks,
  usePage,
  useQueriesOf,
  useSite,
} from '@shop/page';
import { laterPaths } from '@shop/paths/later';
import { ButtonLink } from '@shop/ui-theme/button-link';
import { EmptyState } from '@shop/ui-theme/empty-state';
import { FormColumn } from '@shop/ui-theme/form-layout';
import { PageTitle } from '@shop/ui-theme/page-title';
import { Stack } from '@shop/ui-theme/stack';
import { TextLink } from '@shop/ui-theme/text-link';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useMessages } from '../messages.ts';
import { firstValues, forwardable } from './first-values.ts';
import { ForwardForm } from './forward-form.tsx';
import { estimateOf } from './forward-form.schema.ts';

const NOTHING: EstimateAsked = {
  ...{ package_ids: [], country_id: 0, declaration: null },
  services: { photos: false, repack: false, insurance: false, remove_invoices: false },
};

const useForward = () => {
  const { id: languageId } = useLanguage();
  const { id: currencyId } = useCurrency();
  const forwarding = forwardingQueries(usePage().api);
  const [search] = useSearchParams();
  const { countries } = useSite();
  const destination = useDestination();
  const answer = useFormAnswer();
  const { data: parcels } = useSuspenseQuery(forwarding.parcels(languageId));
  const { data: user } = useSuspenseQuery(useQueriesOf('auth').user());
  const countryIds = countries.map(({ id }) => id);
  const values = firstValues({ user, parcels, search, countryIds, destination });
  const asked = estimateOf(answer ? { ...answer.values } : values);
  const { data } = useQuery({
    ...forwarding.estimate(asked ?? NOTHING, currencyId),
    enabled: asked !== null,
  });
  return { parcels: forwardable(parcels), values, estimate: asked ? data : undefined, answer };
};

/** One shipment out of parcels in storage: which, where to, how, and what is in it. */
export const ForwardPage = () => {
  const say = useMessages();
  const { href } = useLinks();
  const { parcels, ...form } = useForward();
  const title = say('parcels.forward.title');
  const back = href(laterPaths.parcels.to());
  return (
    <PageBody>
      <PageHead title={title} description={say('parcels.forward.lead')} isIndexed={false} />
      <PageColumns>
        <Slot name="account.nav" props={{ current: 'parcels' }} />
        <FormColumn>
          <Stack gap={24}>
            <TextLink href={back}>{say('parcels.title')}</TextLink>
            <PageTitle heading={title} hint={say('parcels.forward.lead')} />
            {parcels.length === 0 ? (
              <EmptyState
                heading={say('parcels.forward.none')}
                picture="parcel"
                actions={<ButtonLink href={back}>{say('parcels.forward.back')}</ButtonLink>}
              >
                {say('parcels.forward.none_hint')}
              </EmptyState>
            ) : (
              <ForwardForm parcels={parcels} {...form} />
            )}
          </Stack>
        </FormColumn>
      </PageColumns>
    </PageBody>
  );
};
