import type { Reservation } from '@shop/data-access/reservation';
import { useFormats } from '@shop/i18n';
import { useMessages } from './messages.ts';

/** The state of a reservation, as text. */
export const useStanding = ({
  state,
  place,
  confirm_by: confirmBy,
  hold_until: holdUntil,
  pay_by: payBy,
}: Reservation): { heading: string; text: string } => {
  const say = useMessages();
  const formats = useFormats();
  const heading = say(`reservation.${state}.heading`);
  switch (state) {
    case 'unconfirmed':
      return { heading, text: say('reservation.unconfirmed.text', { until: formats.dateTime(confirmBy) }) };
    case 'paying':
      return {
        heading,
        text: say('reservation.paying.text', { place: place ?? 0, until: formats.dateTime(payBy ?? '') }),
      };
    case 'waiting':
      return { heading, text: say('reservation.waiting.text', { place: place ?? 0 }) };
    case 'held':
      return { heading, text: say('reservation.held.text', { until: formats.dateTime(holdUntil ?? '') }) };
    default:
      return { heading, text: say(`reservation.${state}.text`) };
  }
};
