import { collectReservation, findReservation } from '@shop/commerce-reservations';
import { appendAct } from '@shop/commerce-staff';
import { bad, good, type DeskAnswer } from './desk-answer.ts';
import type { ParcelDeskDeps } from './parcel-commands.ts';

/** `collected ee <id of the reservation's page>`: its person buys the device; null for an unknown command. */
export const collectedCommand = async (
  { db, clock }: ParcelDeskDeps,
  staff: string,
  [brand, slug, ...rest]: readonly string[],
): Promise<DeskAnswer | null> => {
  if (brand === undefined || slug === undefined || rest.length > 0) return null;
  const reservation = await findReservation(db, brand, slug);
  if (!reservation) return bad(`The brand ${brand} has no such reservation.`);
  if (!(await collectReservation({ db, clock }, reservation))) return bad('No device is held for it.');
  await db.transaction().execute((tx) =>
    appendAct(tx, {
      at: clock(),
      who: `desk:${staff}`,
      act: 'reservation.collected',
      subject: { kind: 'reservation', id: reservation.id },
      before: { state: reservation.state },
      after: { state: 'collected' },
      reason: `npm run orders -- collected ${brand} ${slug}`,
    }),
  );
  return good(reservation.deposit === null ? 'Collected.' : 'Collected: the deposit goes back.');
};
