import { isInOrder, type ParcelState } from '@shop/domain/parcel-state';
import { err, ok, type Result } from '@shop/domain/result';
import type { AuditLog } from '@shop/commerce-kit/audit-log';
import { lockOrder } from '@shop/commerce-orders';
import { applyEvent, type TrackingDeps } from './apply-events.ts';
import { findParcelById, findParcelEvents, type Parcel } from './parcels.repository.ts';

export type TypedEvent = {
  readonly parcelId: number;
  readonly state: ParcelState;
  readonly place: string | null;
  readonly at: Date;
  readonly staff: string;
};

export type TypedEventRefusal = 'unknown_parcel' | 'in_future' | 'out_of_order' | 'known_already';

type TypingDeps = TrackingDeps & { readonly audit: Pick<AuditLog, 'recordIn'> };

/**
 * An event that a member of staff has read elsewhere. A carrier may report late and out of order; what staff type must fit
 * into the parcel's history.
 */
export const reportByStaff = (
  deps: TypingDeps,
  { parcelId, staff, ...event }: TypedEvent,
): Promise<Result<Parcel, TypedEventRefusal>> =>
  deps.db.transaction().execute(async (tx) => {
    const parcel = await findParcelById(tx, parcelId);
    if (!parcel) return err('unknown_parcel');
    if (event.at > deps.clock()) return err('in_future');
    await lockOrder(tx, parcel.quote_id);
    if (!isInOrder(await findParcelEvents(tx, parcelId), event)) return err('out_of_order');
    if (!(await applyEvent(deps, tx, parcel, { ...event, actor: `staff:${staff}` })))
      return err('known_already');
    await deps.audit.recordIn(tx, {
      event: 'staff.acted',
      outcome: 'done',
      actor: { kind: 'staff', id: staff },
      subject: { kind: 'order', id: parcel.quote_id },
      details: { act: `tracking:${event.state}` },
    });
    return ok(parcel);
  });
