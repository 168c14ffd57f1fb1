import { officeCalls } from '@shop/contracts/staff-calls';
import { loading } from '../loading.ts';

export const sentParcelLoader = loading(
  async ({ api, params }) => (await api.send(officeCalls.sentParcel, { id: Number(params['id']) })).parcel,
);
