import { forwardingQueries } from '@shop/data-access/forwarding';
import { useLanguage } from '@shop/i18n';
import { PageBody, PageColumns, PageHead, Slot, useFormAnswer, useLinks, usePage } from '@shop/page';
import { laterPaths } from '@shop/paths/later';
import { ButtonLink } from '@shop/ui-theme/button-link';
import { FormSection } from '@shop/ui-theme/form-section';
import { Inline } from '@shop/ui-theme/inline';
import { PageTitle } from '@shop/ui-theme/page-title';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { useQuery } from '@tanstack/react-query';
import { DoneNotice } from '../done-notice.tsx';
import { useMessages } from '../messages.ts';
import { PartFailed } from '../part-failed.tsx';
import { AnnounceForm } from './announce-form.tsx';
import { ParcelsPart } from './parcels-part.tsx';
import { RequestTable } from './request-table.tsx';
import { WarehouseBox } from './warehouse-box.tsx';

const here = laterPaths.parcels.to();

const RequestsPart = () => {
  const say = useMessages();
  const { id: languageId } = useLanguage();
  const { data: requests } = useQuery(forwardingQueries(usePage().api).requests(languageId));
  if (requests === undefined) return <PartFailed again={here} />;
  return requests.length === 0 ? (
    <Text tone="muted">{say('parcels.requests.none')}</Text>
  ) : (
    <RequestTable requests={requests} />
  );
};

/** The client's parcels: where they are sent, which have come, how more are announced, and what is forwarded. */
export const ParcelsPage = () => {
  const say = useMessages();
  const { href } = useLinks();
  const { id: languageId } = useLanguage();
  const forwarding = forwardingQueries(usePage().api);
  const { data: place } = useQuery(forwarding.warehouse(languageId));
  const { data: parcels } = useQuery(forwarding.parcels(languageId));
  const answer = useFormAnswer();
  const isAnnouncing = answer?.values['intent'] === 'announce';
  const title = say('parcels.title');
  return (
    <PageBody>
      <PageHead title={title} description={say('parcels.lead')} isIndexed={false} />
      <PageColumns>
        <Slot name="account.nav" props={{ current: 'parcels' }} />
        <Stack gap={32}>
          <DoneNotice
            words={{ 'package.arrived': say('parcels.problem.arrived') }}
            isSaidByForm={isAnnouncing}
          />
          <Inline justify="between">
            <PageTitle heading={title} hint={say('parcels.lead')} />
            {parcels?.some(({ is_forwardable: isForwardable }) => isForwardable) && (
              <ButtonLink look="primary" href={href(laterPaths.forwardParcels.to())}>
                {say('parcels.act.forward')}
              </ButtonLink>
            )}
          </Inline>
          {place ? <WarehouseBox place={place} /> : <PartFailed again={here} />}
          <ParcelsPart parcels={parcels} />
          <FormSection heading={say('parcels.announce')} hint={say('parcels.announce.hint')}>
            <AnnounceForm key={parcels?.length} answer={isAnnouncing ? answer : undefined} />
          </FormSection>
          <FormSection heading={say('parcels.requests')}>
            <RequestsPart />
          </FormSection>
        </Stack>
      </PageColumns>
    </PageBody>
  );
};
