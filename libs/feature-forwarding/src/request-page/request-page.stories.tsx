import type { Meta, StoryObj } from '@storybook/react-vite';
import { anUndeclared, FORWARD_SLUG } from '../testing/a-parcel.ts';
import { atParcels } from '../testing/at-parcels.ts';

const meta = { title: 'Pages/Parcels/Request' } satisfies Meta;

export default meta;

const at = `/parcels/${FORWARD_SLUG}`;

export const Payable: StoryObj = atParcels(at);
export const AwaitingDeclaration: StoryObj = atParcels(at, { request: anUndeclared() });
export const AboveTheCap: StoryObj = atParcels(at, {
  request: { state: 'approval_required', price_cap: 30, payable_slug: null },
});
export const OnTheWay: StoryObj = atParcels(at, {
  request: { state: 'handed_over', payable_slug: null, tracking_number: 'NP000184', carrier: 'harbour' },
});
export const Cancelled: StoryObj = atParcels(at, {
  request: { ...anUndeclared(), state: 'cancelled' },
});
