import { reservationQueries, type Reservation } from '@shop/data-access/reservation';
import { useFormats, useLanguage } from '@shop/i18n';
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

const LIVING = ['unconfirmed', 'paying', 'waiting', 'held'];

/** What becomes of the deposit; nothing where none was asked for, or the reservation ended before it was paid. */
const DepositText = ({ reservation: { deposit, state } }: { reservation: Reservation }) => {
  const say = useMessages();
  const formats = useFormats();
  if (!deposit || (deposit.state === 'due' && !LIVING.includes(state))) return null;
  const amount = formats.money(deposit.amount, deposit.currency);
  return <Text isMeasured>{say(`reservation.deposit.${deposit.state}`, { amount })}</Text>;
};

const ConfirmWords = ({ reservation: { deposit, state } }: { reservation: Reservation }) => {
  const say = useMessages();
  const formats = useFormats();
  if (!deposit) return say('reservation.confirm');
  const amount = formats.money(deposit.amount, deposit.currency);
  return say(state === 'paying' ? 'reservation.pay_deposit' : 'reservation.confirm_deposit', { amount });
};

/** A reservation by the link of its mail: its state, and the possible actions. */
export const ConfirmPage = () => {
  const say = useMessages();
  const { id = '' } = useParams();
  const { id: languageId } = useLanguage();
  const { data: reservation } = useSuspenseQuery(reservationQueries(usePage().api).one(id, languageId));
  const standing = useStanding(reservation);
  const isAsked = reservation.state === 'unconfirmed' || reservation.state === 'paying';
  return (
    <PageBody>
      <PageHead title={standing.heading} isIndexed={false} />
      <Stack gap={24}>
        <PageTitle heading={standing.heading} hint={deviceName(reservation.model)} />
        <Text isMeasured>{standing.text}</Text>
        <DepositText reservation={reservation} />
        {LIVING.includes(reservation.state) && (
          <Form method="post">
            <Inline>
              {isAsked && (
                <Button type="submit" name="act" value="confirm">
                  <ConfirmWords reservation={reservation} />
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
