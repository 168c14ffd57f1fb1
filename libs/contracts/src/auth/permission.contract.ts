import * as z from 'zod/mini';
import { contract } from '../contract.ts';
import { permissionCalls } from './permission.calls.ts';

export const permissionContract = {
  canViewTranslations: contract(permissionCalls.canViewTranslations, {
    summary: 'Whether the visitor may see the keys of texts',
    access: 'public',
    answer: z.boolean(),
  }),
};
