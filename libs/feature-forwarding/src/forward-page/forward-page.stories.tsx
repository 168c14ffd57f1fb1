import type { Meta, StoryObj } from '@storybook/react-vite';
import { someParcels } from '../testing/a-parcel.ts';
import { atParcels } from '../testing/at-parcels.ts';

const meta = { title: 'Pages/Parcels/Forward' } satisfies Meta;

export default meta;

export const Choosing: StoryObj = atParcels('/parcels/forward', { parcels: someParcels() });
export const NothingToForward: StoryObj = atParcels('/parcels/forward');
