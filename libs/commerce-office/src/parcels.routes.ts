import { staffCallsContract, type ParcelAct } from '@shop/contracts/staff';
import type { Module } from '@shop/commerce-kit/module';
import { conflict } from '@shop/commerce-kit/problem';
import {
  abandonPackage,
  checkPackage,
  disposeOfPackage,
  holdPackage,
  identifyPackage,
  sendPackageBack,
  storePackage,
} from '@shop/commerce-forwarding';
import { staffCallsOf, type StaffContext } from '@shop/commerce-staff';
import { acting } from './acting.ts';
import type { OfficeDeps } from './office.ports.ts';
import { findTakenIn, findWaitingParcels, getParcel } from './parcel-rows.repository.ts';
import { orRefused, takeIn } from './take-in.ts';

type Of = { readonly id: number; readonly staff: string };

const ACTS: Readonly<
  Record<ParcelAct['act'], (deps: OfficeDeps, of: Of, value: string) => ReturnType<typeof storePackage>>
> = {
  identify: (deps, { id, staff }, suite) => identifyPackage(deps, { staff }, { id, suite }),
  store: (deps, of, shelf) => storePackage(deps, of, shelf.toUpperCase()),
  hold: holdPackage,
  send_back: sendPackageBack,
  dispose: disposeOfPackage,
  abandon: abandonPackage,
};
/** These say a suite, a shelf or a reason. */
const NEED_VALUE: readonly ParcelAct['act'][] = ['identify', 'store', 'hold'];

/** Parcels of the warehouse, from the door to the shelf. */
export const parcelRoutes =
  (deps: OfficeDeps): Module =>
  async (app) => {
    const call = staffCallsOf(app, deps);
    const { db } = deps;
    const on = ({ who, body: { id } }: StaffContext<{ id: number }>, reason: string) =>
      acting(deps, { who, reason, subject: { kind: 'package', id } });

    call(staffCallsContract.parcels, async () => {
      const [waiting, taken_in] = await Promise.all([findWaitingParcels(db), findTakenIn(db)]);
      return { waiting, taken_in };
    });

    call(staffCallsContract.takeIn, async (context) => ({
      parcel: await getParcel(db, await takeIn(deps, context, context.body)),
    }));

    call(staffCallsContract.checkParcel, async (context) => {
      const { id, weight_g: weightG, sides_mm: sidesMm } = context.body;
      const of = { id, staff: context.staff.login };
      orRefused(await checkPackage(await on(context, ''), of, { weightG, sidesMm }));
      return { parcel: await getParcel(db, id) };
    });

    call(staffCallsContract.moveParcel, async (context) => {
      const { id, act, value } = context.body;
      if (value === '' && NEED_VALUE.includes(act)) throw conflict('staff.nothing_said');
      const of = { id, staff: context.staff.login };
      orRefused(await ACTS[act](await on(context, value), of, value));
      return { parcel: await getParcel(db, id) };
    });
  };
