import { officeCalls } from '@shop/contracts/staff-calls';
import { loading } from '../loading.ts';

export const parcelLoader = loading(
  async ({ api, params }) => (await api.send(officeCalls.parcel, { id: Number(params['id']) })).parcel,
);
