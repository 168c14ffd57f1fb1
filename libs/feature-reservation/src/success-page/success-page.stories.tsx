import { reservationContract } from '@shop/contracts/reservation';
import { atPage, says } from '@shop/testing-react/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { aReservation } from '../testing/a-reservation.ts';

const meta = { title: 'Pages/Reservation/Success' } satisfies Meta;

export default meta;

export const InTheQueue: StoryObj = atPage({
  at: `/reservation/success?reservation=${'R'.repeat(22)}`,
  answers: [says(reservationContract.one, { status: true, reservation: aReservation() })],
});
