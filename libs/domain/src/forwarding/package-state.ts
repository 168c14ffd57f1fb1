import { moveBy, type Act, type Moved } from './move-by.ts';

/** A client's package, from its announcement until it leaves the warehouse. */
export const PACKAGE_STATES = [
  'announced',
  'received',
  'unidentified',
  'checked',
  'in_storage',
  'overdue',
  'packed',
  'shipped',
  'restricted_hold',
  'returned',
  'disposed',
  'abandoned',
] as const;
export type PackageState = (typeof PACKAGE_STATES)[number];

const ACTS = {
  receive: { from: ['announced'], to: 'received' },
  lose_owner: { from: ['received'], to: 'unidentified' },
  identify: { from: ['unidentified'], to: 'received' },
  check: { from: ['received'], to: 'checked' },
  store: { from: ['checked'], to: 'in_storage' },
  hold: { from: ['checked'], to: 'restricted_hold' },
  send_back: { from: ['restricted_hold'], to: 'returned' },
  dispose: { from: ['restricted_hold'], to: 'disposed' },
  // A late package may still be forwarded: its storage is paid with the shipment.
  pack: { from: ['in_storage', 'overdue'], to: 'packed' },
  unpack: { from: ['packed'], to: 'in_storage' },
  ship: { from: ['packed'], to: 'shipped' },
  become_overdue: { from: ['in_storage'], to: 'overdue' },
  abandon: { from: ['overdue'], to: 'abandoned' },
} as const satisfies Record<string, Act<PackageState>>;

export type PackageAct = keyof typeof ACTS;
export const PACKAGE_ACTS = Object.keys(ACTS) as readonly PackageAct[];

/** The next state of a package. An act that the state does not allow is refused with both states. */
export const movePackage = (from: PackageState, act: PackageAct): Moved<PackageState> =>
  moveBy(ACTS[act], from);

/** Whether a client may have it forwarded, unless another request has it already. */
export const isForwardable = (state: PackageState): boolean => movePackage(state, 'pack').ok;
