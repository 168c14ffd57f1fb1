import { reservationQueries } from '@shop/data-access/reservation';
import { useFormats, useLanguage } from '@shop/i18n';
import { PageBody, PageHead, usePage } from '@shop/page';
import { EmptyState } from '@shop/ui-theme/empty-state';
import { FormColumn } from '@shop/ui-theme/form-layout';
import { PageTitle } from '@shop/ui-theme/page-title';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useMessages } from '../messages.ts';
import { ReservationForm } from './reservation-form.tsx';

/** The reservable devices, and the reservation form. */
export const ReservationPage = () => {
  const say = useMessages();
  const [search] = useSearchParams();
  const { id: languageId } = useLanguage();
  const formats = useFormats();
  const { data } = useSuspenseQuery(reservationQueries(usePage().api).models(languageId));
  const { models, deposit } = data;
  const title = say('reservation.title');
  const lead = deposit
    ? say('reservation.lead_deposit', { amount: formats.money(deposit.amount, deposit.currency) })
    : say('reservation.lead');
  if (search.get('done') === 'asked') {
    return (
      <PageBody>
        <PageHead title={title} isIndexed={false} />
        <EmptyState heading={say('reservation.asked')} level={1} picture="parcel">
          {say('reservation.asked_hint')}
        </EmptyState>
      </PageBody>
    );
  }
  return (
    <PageBody>
      <PageHead title={title} description={lead} />
      <Stack gap={24}>
        <Stack gap={8}>
          <PageTitle heading={title} />
          <Text tone="muted" isMeasured>
            {lead}
          </Text>
        </Stack>
        {models.length === 0 ? (
          <EmptyState heading={say('reservation.none')} picture="search">
            {say('reservation.none_hint')}
          </EmptyState>
        ) : (
          <FormColumn>
            <ReservationForm devices={data} />
          </FormColumn>
        )}
      </Stack>
    </PageBody>
  );
};
