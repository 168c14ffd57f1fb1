import type { ReservationState } from '@shop/contracts/reservation';

const DEVICE = { name: 'iPhone 18', storage_gb: 256, colour: 'Graphite' };

/** One that has a place in the queue. */
export const aReservation = (changes: Partial<ReservationState> = {}): ReservationState => ({
  slug: 'R'.repeat(22),
  state: 'waiting',
  model: DEVICE,
  place: 3,
  confirm_by: '2026-11-25T09:14:00-05:00',
  hold_until: null,
  ...changes,
});

/** One that is free, and one with a queue. */
export const someModels = () => [
  { ...DEVICE, id: 1, waiting: 0, is_free: true },
  { ...DEVICE, name: 'iPhone 18 Pro', storage_gb: 512, id: 2, waiting: 12, is_free: false },
];
