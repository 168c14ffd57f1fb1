import { officeCalls } from '@shop/contracts/staff-calls';
import { loading } from '../loading.ts';

export const sentLoader = loading(async ({ api, query }) => {
  const number = query('q').slice(0, 40);
  return { number, parcels: (await api.send(officeCalls.sentParcels, { number })).parcels };
});
