import * as z from 'zod/mini';
import { contract } from '../contract.ts';
import { permissionCalls } from './permission.calls.ts';
import { TextDesk } from './permission.schemas.ts';

export const permissionContract = {
  canViewTranslations: contract(permissionCalls.canViewTranslations, {
    summary: 'Whether the visitor may see the keys of texts',
    access: 'public',
    answer: z.boolean(),
  }),
  textDesk: contract(permissionCalls.textDesk, {
    summary: 'The address of the pages where staff change texts',
    access: 'public',
    answer: TextDesk,
  }),
};
