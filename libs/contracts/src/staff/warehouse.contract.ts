import {
  ForwardAnswer,
  ForwardHandOver,
  ForwardPack,
  ForwardQueue,
  Intake,
  OfficeParcelAnswer,
  ParcelAct,
  ParcelCheck,
  ParcelQueue,
} from './intake.schemas.ts';
import { officeCalls } from './office.calls.ts';
import { staffContract } from './staff-contract.ts';
import { Nothing } from './staff.schemas.ts';

/** The warehouse of the office. */
export const warehouseContract = {
  parcels: staffContract(officeCalls.parcels, {
    summary: 'Parcels that wait for staff, and those that were taken in last',
    right: 'parcel.work',
    body: Nothing,
    answer: ParcelQueue,
  }),
  takeIn: staffContract(officeCalls.takeIn, {
    summary: 'A parcel arrives and is weighed and measured',
    right: 'parcel.work',
    body: Intake,
    answer: OfficeParcelAnswer,
  }),
  checkParcel: staffContract(officeCalls.checkParcel, {
    summary: 'A received parcel is weighed and measured',
    right: 'parcel.work',
    body: ParcelCheck,
    answer: OfficeParcelAnswer,
  }),
  moveParcel: staffContract(officeCalls.moveParcel, {
    summary: 'The next act on a parcel of the warehouse',
    right: 'parcel.work',
    body: ParcelAct,
    answer: OfficeParcelAnswer,
  }),
  forwards: staffContract(officeCalls.forwards, {
    summary: 'Requests to forward that wait to be packed or handed over',
    right: 'parcel.work',
    body: Nothing,
    answer: ForwardQueue,
  }),
  packForward: staffContract(officeCalls.packForward, {
    summary: 'The parcels of a request are packed as one and measured',
    right: 'parcel.work',
    body: ForwardPack,
    answer: ForwardAnswer,
  }),
  handForwardOver: staffContract(officeCalls.handForwardOver, {
    summary: 'A paid parcel is given to its carrier',
    right: 'parcel.work',
    body: ForwardHandOver,
    answer: ForwardAnswer,
  }),
};
