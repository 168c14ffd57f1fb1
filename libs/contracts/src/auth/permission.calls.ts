import { get } from '../call.ts';

/** Apart from the other calls of accounts: pages that shoppers land on need those, and never these. */
export const permissionCalls = {
  canViewTranslations: get<boolean>('/api/auth/permissions/can-view-translations'),
};
