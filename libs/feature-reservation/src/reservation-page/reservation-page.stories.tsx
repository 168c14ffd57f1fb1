import { authContract } from '@shop/contracts/auth';
import { reservationContract } from '@shop/contracts/reservation';
import { aClient, atPage, isDown, says } from '@shop/testing-react/stories';
import { reservationCalls } from '@shop/contracts/later-calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { someModels } from '../testing/a-reservation.ts';

const meta = { title: 'Pages/Reservation/Form' } satisfies Meta;

export default meta;

const client = says(authContract.currentUser, { status: true, user: aClient() });

const at = (page: string, models = someModels()): StoryObj =>
  atPage({
    at: page,
    hasSession: true,
    answers: [client, says(reservationContract.models, { status: true, models })],
  });

export const Models: StoryObj = at('/iphone-reservation');
export const NothingToReserve: StoryObj = at('/iphone-reservation', []);
export const Asked: StoryObj = at('/iphone-reservation?done=asked');
export const Unavailable: StoryObj = atPage({
  at: '/iphone-reservation',
  hasSession: true,
  answers: [client, isDown(reservationCalls.models)],
});
