export {
  actAfterMeasuring,
  FORWARD_STATES,
  moveForward,
  type ForwardAct,
  type ForwardState,
} from './forward-state.ts';
export { consolidate, type DeclaredLine, type Measures } from './one-parcel.ts';
export {
  isForwardable,
  movePackage,
  PACKAGE_STATES,
  type PackageAct,
  type PackageState,
} from './package-state.ts';
export {
  PAID_SERVICES,
  priceForwarding,
  type Extra,
  type ForwardPrice,
  type PaidService,
} from './price-forwarding.ts';
export { freeUntil, isOverdue, storageFee } from './storage.ts';
