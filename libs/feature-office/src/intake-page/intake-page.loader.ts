import { officeCalls } from '@shop/contracts/staff-calls';
import { loading } from '../loading.ts';

export const intakeLoader = loading(async ({ api }) => (await api.send(officeCalls.parcels, {})).taken_in);
