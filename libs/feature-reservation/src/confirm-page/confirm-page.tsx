import { reservationQueries } from '@shop/data-access/reservation';
import { useLanguage } from '@shop/i18n';
import { PageBody, PageHead, usePage } from '@shop/page';
import { Button } from '@shop/ui-theme/button';
import { Inline } from '@shop/ui-theme/inline';
import { PageTitle } from '@shop/ui-theme/page-title';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Form, useParams } from 'react-router-dom';
import { deviceName } from '../device-name.ts';
import { useMessages } from '../messages.ts';
import { useStanding } from '../use-standing.ts';

const LIVING = ['unconfirmed', 'waiting', 'held'];

/** A reservation by the link of its mail: its state, and the possible actions. */
export const ConfirmPage = () => {
  const say = useMessages();
  const { id = '' } = useParams();
  const { id: languageId } = useLanguage();
  const { data: reservation } = useSuspenseQuery(reservationQueries(usePage().api).one(id, languageId));
  const standing = useStanding(reservation);
  const isAsked = reservation.state === 'unconfirmed';
  return (
    <PageBody>
      <PageHead title={standing.heading} isIndexed={false} />
      <Stack gap={24}>
        <PageTitle heading={standing.heading} hint={deviceName(reservation.model)} />
        <Text isMeasured>{standing.text}</Text>
        {LIVING.includes(reservation.state) && (
          <Form method="post">
            <Inline>
              {isAsked && (
                <Button type="submit" name="act" value="confirm">
                  {say('reservation.confirm')}
                </Button>
              )}
              <Button type="submit" look="quiet" name="act" value="cancel">
                {say('reservation.cancel')}
              </Button>
            </Inline>
          </Form>
        )}
      </Stack>
    </PageBody>
  );
};
