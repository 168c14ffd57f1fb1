import type { Meta, StoryObj } from '@storybook/react-vite';
import { aStoredParcel } from '../testing/a-pro.ts';
import { atPro } from '../testing/at-pro.ts';

const meta = { title: 'Pages/Pro/Delivery' } satisfies Meta;

export default meta;

export const Terms: StoryObj = atPro('/site-pro-delivery');
const terms = { accepted: { name: 'Ona Onaitė', at: '2026-11-21T10:02:00-05:00' } };
export const NoPackages: StoryObj = atPro('/site-pro-delivery', { terms });
export const Packages: StoryObj = atPro('/site-pro-delivery', {
  terms,
  parcels: [aStoredParcel(), aStoredParcel({ id: 2, tracking_number: '9400111899223100184' })],
});
