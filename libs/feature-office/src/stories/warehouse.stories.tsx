import type { Meta, StoryObj } from '@storybook/react-vite';
import { atOffice } from '../testing/at-office.tsx';
import { aManifest, handovers, someForwards, someParcels, someSent } from '../testing/office-rows.ts';

const meta = { title: 'Pages/Office/Warehouse' } satisfies Meta;

export default meta;

export const Intake: StoryObj = atOffice('/intake', {
  '/api/staff/parcels': { waiting: [], taken_in: someParcels },
});
export const Parcels: StoryObj = atOffice('/parcels', {
  '/api/staff/parcels': { waiting: someParcels, taken_in: [] },
});
export const NoParcels: StoryObj = atOffice('/parcels', {
  '/api/staff/parcels': { waiting: [], taken_in: [] },
});
export const ParcelsFailed: StoryObj = atOffice('/parcels');

export const Forwards: StoryObj = atOffice('/forwards', {
  '/api/staff/forwards': { forwards: someForwards },
  '/api/staff/handovers': { handovers },
});
export const NoForwards: StoryObj = atOffice('/forwards', {
  '/api/staff/forwards': { forwards: [] },
  '/api/staff/handovers': { handovers: [] },
});
export const ForwardsFailed: StoryObj = atOffice('/forwards');
export const Manifest: StoryObj = atOffice('/forwards/manifest/dhl/2026-11-26', {
  '/api/staff/handovers/manifest': aManifest,
});

export const Sent: StoryObj = atOffice('/sent', { '/api/staff/sent': { parcels: someSent } });
export const NothingSent: StoryObj = atOffice('/sent', { '/api/staff/sent': { parcels: [] } });
export const SentFailed: StoryObj = atOffice('/sent');
