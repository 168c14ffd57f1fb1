import { get } from '../call.ts';
import type { TextDesk } from './permission.schemas.ts';

/** Separate from the other account calls: landing pages need those, and never these. */
export const permissionCalls = {
  canViewTranslations: get<boolean>('/api/auth/permissions/can-view-translations'),
  textDesk: get<TextDesk>('/api/auth/permissions/text-desk'),
};
