import { trackingContract, type Parcel } from '@shop/contracts/tracking';
import { atPage, refuses, says } from '@shop/testing-react/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Pages/Parcel' } satisfies Meta;

export default meta;

const parcel = (parts: Partial<Parcel> = {}): Parcel => ({
  number: 'NP000184',
  carrier: 'harbour',
  state: 'customs',
  events: [
    { state: 'customs', place: 'Vilnius', at: '2026-11-14T09:14:00-05:00' },
    { state: 'in_transit', place: 'Liège', at: '2026-11-13T09:14:00-05:00' },
    { state: 'shipped', place: 'New York', at: '2026-11-12T09:14:00-05:00' },
  ],
  ...parts,
});

const shown = (parts?: Partial<Parcel>) =>
  atPage({
    at: '/tracking/NP000184',
    answers: [says(trackingContract.follow, { status: true, parcel: parcel(parts) })],
  });

export const AtCustoms: StoryObj = shown();
export const NothingYet: StoryObj = shown({ state: 'registered', events: [] });
export const Unknown: StoryObj = atPage({
  at: '/tracking/NP000184',
  answers: [refuses(trackingContract.follow, { status: 404, message: 'not_found' })],
});
