export { BALANCE_ACT_TERMS, BALANCE_REQUEST_MS, balanceActOf } from './balance-acts.ts';
export {
  EVERY_RIGHT,
  hasRight,
  isStaffRole,
  rightsOf,
  STAFF_RIGHTS,
  STAFF_ROLES,
  type StaffRight,
  type StaffRole,
} from './rights.ts';
