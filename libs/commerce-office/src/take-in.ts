import type { Intake } from '@shop/contracts/staff';
import { conflict } from '@shop/commerce-kit/problem';
import {
  addPhotos,
  checkPackage,
  findByTracking,
  measureUnidentified,
  receivePackage,
  type DeskResult,
} from '@shop/commerce-forwarding';
import type { StaffPerson, Who } from '@shop/commerce-staff';
import { acting } from './acting.ts';
import type { OfficeDeps } from './office.ports.ts';

type By = { readonly staff: Pick<StaffPerson, 'login'>; readonly who: Who };

/** @throws 409 with the code of the refusal. */
export const orRefused = <T>(done: DeskResult<T>): T => {
  if (done.ok) return done.value;
  throw conflict(`staff.${done.error}`);
};

/** A parcel that was received before and waits for its measures, as when the same form comes twice. */
const findReceived = async ({ db }: OfficeDeps, trackingNumber: string) => {
  const [known, ...others] = await findByTracking(db, trackingNumber);
  if (!known || others.length > 0) return undefined;
  const isUnmeasured = known.state === 'unidentified' && known.weight_g === null;
  return known.state === 'received' || isUnmeasured ? known : undefined;
};

/** A parcel arrives, and is weighed and measured: an unidentified one, too, and it is checked once its owner is known. */
export const takeIn = async (
  deps: OfficeDeps,
  { staff, who }: By,
  { tracking_number: trackingNumber, suite, weight_g: weightG, sides_mm: sidesMm, photos = [] }: Intake,
): Promise<number> => {
  const by = { staff: staff.login };
  const arriving = await acting(deps, { who, reason: '', subject: null });
  const received =
    (await findReceived(deps, trackingNumber)) ??
    orRefused(await receivePackage(arriving, by, { trackingNumber, suite: suite === '' ? null : suite }));
  const of = { ...by, id: received.id };
  const on = () => acting(deps, { who, reason: '', subject: { kind: 'package', id: received.id } });
  if (photos.length > 0) orRefused(await addPhotos(await on(), of, photos));
  const measure = received.client_id === null ? measureUnidentified : checkPackage;
  orRefused(await measure(await on(), of, { weightG, sidesMm }));
  return received.id;
};
