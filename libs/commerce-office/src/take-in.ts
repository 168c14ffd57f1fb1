import type { Intake } from '@shop/contracts/staff';
import { conflict } from '@shop/commerce-kit/problem';
import { checkPackage, findByTracking, receivePackage, type DeskResult } from '@shop/commerce-forwarding';
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
  const known = await findByTracking(db, trackingNumber);
  return known.length === 1 && known[0]?.state === 'received' ? known[0] : undefined;
};

/**
 * A parcel arrives, and is weighed and measured. An unidentified one is received only: it is measured once its owner is
 * known.
 */
export const takeIn = async (
  deps: OfficeDeps,
  { staff, who }: By,
  { tracking_number: trackingNumber, suite, weight_g: weightG, sides_mm: sidesMm }: Intake,
): Promise<number> => {
  const by = { staff: staff.login };
  const arriving = await acting(deps, { who, reason: '', subject: null });
  const received =
    (await findReceived(deps, trackingNumber)) ??
    orRefused(await receivePackage(arriving, by, { trackingNumber, suite: suite === '' ? null : suite }));
  if (received.client_id === null) return received.id;
  const subject = { kind: 'package', id: received.id } as const;
  const checking = await acting(deps, { who, reason: '', subject });
  orRefused(await checkPackage(checking, { ...by, id: received.id }, { weightG, sidesMm }));
  return received.id;
};
