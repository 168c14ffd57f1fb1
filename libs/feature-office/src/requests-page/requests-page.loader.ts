import { staffCalls } from '@shop/contracts/staff-calls';
import { loading } from '../loading.ts';

export const requestsLoader = loading(async ({ api }) => (await api.send(staffCalls.requests, {})).requests);
