import { staffCalls } from '@shop/contracts/staff-calls';
import { loading } from '../loading.ts';

export const officeFrameLoader = loading(async ({ api }) => (await api.send(staffCalls.me, {})).staff);
