import type { CompanyRole } from '@shop/domain/company-people';
import { useMessages } from './messages.ts';

/** The name of each role, and what it may do. */
export const useRoleWords = () => {
  const say = useMessages();
  const name = (role: CompanyRole): string => say(`pro.role.${role}`);
  const hint = (role: CompanyRole): string => say(`pro.role_hint.${role}`);
  return { name, hint };
};
