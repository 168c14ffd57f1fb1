import type { Meta, StoryObj } from '@storybook/react-vite';
import { aRequestSummary, someParcels } from '../testing/a-parcel.ts';
import { atParcels } from '../testing/at-parcels.ts';

const meta = { title: 'Pages/Parcels/List' } satisfies Meta;

export default meta;

const parcels = someParcels();
const requests = [
  aRequestSummary(),
  aRequestSummary({ slug: 'G'.repeat(22), number: 'FR100170', state: 'packing', total: null }),
];

export const Parcels: StoryObj = atParcels('/parcels', { parcels, requests });
export const OneFilter: StoryObj = atParcels('/parcels?show=stored', { parcels, requests });
export const EmptyFilter: StoryObj = atParcels('/parcels?show=gone', { parcels });
export const None: StoryObj = atParcels('/parcels');
export const Failed: StoryObj = atParcels('/parcels', { isDown: true });
