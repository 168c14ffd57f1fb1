import { reservationQueries } from '@shop/data-access/reservation';
import { useLanguage } from '@shop/i18n';
import { PageBody, PageHead, useLinks, usePage } from '@shop/page';
import { paths } from '@shop/paths';
import { laterPaths } from '@shop/paths/later';
import { ButtonLink } from '@shop/ui-theme/button-link';
import { Heading } from '@shop/ui-theme/heading';
import { Inline } from '@shop/ui-theme/inline';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { deviceName } from '../device-name.ts';
import { useMessages } from '../messages.ts';
import { useStanding } from '../use-standing.ts';

/** Confirmed: the place in the queue, or the end of the hold of a device. */
export const SuccessPage = () => {
  const say = useMessages();
  const { href } = useLinks();
  const [search] = useSearchParams();
  const { id: languageId } = useLanguage();
  const id = search.get('reservation') ?? '';
  const { data: reservation } = useSuspenseQuery(reservationQueries(usePage().api).one(id, languageId));
  const standing = useStanding(reservation);
  return (
    <PageBody>
      <PageHead title={say('reservation.thanks')} isIndexed={false} />
      <Stack gap={24}>
        <Stack gap={8}>
          <Heading level={1} look="display">
            {say('reservation.thanks')}
          </Heading>
          <Text tone="muted">{deviceName(reservation.model)}</Text>
        </Stack>
        <Text isMeasured>{standing.text}</Text>
        <Inline>
          <ButtonLink look="primary" href={href(laterPaths.reservationConfirm.to({ id }))}>
            {say('reservation.see')}
          </ButtonLink>
          <ButtonLink look="quiet" href={href(paths.marketplace.to())}>
            {say('reservation.shop')}
          </ButtonLink>
        </Inline>
      </Stack>
    </PageBody>
  );
};
