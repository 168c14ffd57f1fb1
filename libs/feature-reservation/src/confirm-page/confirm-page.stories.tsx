import { reservationContract, type ReservationState } from '@shop/contracts/reservation';
import { atPage, says } from '@shop/testing-react/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { aReservation } from '../testing/a-reservation.ts';

const meta = { title: 'Pages/Reservation/Confirm' } satisfies Meta;

export default meta;

const shown = (changes: Partial<ReservationState> = {}): StoryObj =>
  atPage({
    at: `/iphone-reservation/confirm/${'R'.repeat(22)}`,
    answers: [says(reservationContract.one, { status: true, reservation: aReservation(changes) })],
  });

export const Unconfirmed: StoryObj = shown({ state: 'unconfirmed', place: null });
export const Waiting: StoryObj = shown();
export const Held: StoryObj = shown({
  ...{ state: 'held', place: null, hold_until: '2026-11-27T09:14:00-05:00' },
});
export const Expired: StoryObj = shown({ state: 'expired', place: null });
const deposit = { amount: 50, currency: 'EUR', state: 'due' as const };
export const AskedForADeposit: StoryObj = shown({ state: 'unconfirmed', place: null, deposit });
export const PayingADeposit: StoryObj = shown({
  ...{ state: 'paying', place: 3, deposit, pay_by: '2026-11-24T10:14:00-05:00' },
});
export const DepositOnItsWayBack: StoryObj = shown({
  ...{ state: 'cancelled', place: null, deposit: { ...deposit, state: 'returning' as const } },
});
