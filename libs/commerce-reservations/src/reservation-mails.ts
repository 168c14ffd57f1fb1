import type { Brands } from '@shop/commerce-kit/shop-brand';
import { moneyIn, type NewMail } from '@shop/commerce-mail';
import type { Reservation } from './reservations.repository.ts';

type ReservationMail = 'reservation-confirm' | 'reservation-held' | 'reservation-deposit';

const mailOf = <Template extends ReservationMail>(
  template: Template,
  brands: Brands,
  { brand, language, email, name, slug, id }: Reservation,
) => ({
  brand,
  language,
  to: email,
  template,
  data: { name, link: `${brands.get(brand).appUrl}/${language}/iphone-reservation/confirm/${slug}` },
  uniqueKey: `${template}:${id}`,
});

/** The link that confirms the reservation. */
export const confirmMail = (brands: Brands, asked: Reservation): NewMail<'reservation-confirm'> => ({
  ...mailOf('reservation-confirm', brands, asked),
  linksExpireAt: asked.confirm_by,
});

/** A device has become free for the next in the queue. */
export const heldMail = (brands: Brands, held: Reservation): NewMail<'reservation-held'> =>
  mailOf('reservation-held', brands, held);

/** The deposit is on its way back; each part once. */
export const depositReturnedMail = (
  brands: Brands,
  reservation: Reservation,
  amount: number,
): NewMail<'reservation-deposit'> => {
  const mail = mailOf('reservation-deposit', brands, reservation);
  const write = moneyIn(reservation.language, reservation.deposit_currency_id ?? 1);
  return {
    ...mail,
    data: { ...mail.data, amount: write(amount) },
    uniqueKey: `${mail.uniqueKey}:${amount}`,
  };
};
