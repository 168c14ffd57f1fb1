import { officeCalls } from '@shop/contracts/staff-calls';
import { loading } from '../loading.ts';

export const parcelsLoader = loading(async ({ api }) => (await api.send(officeCalls.parcels, {})).waiting);
