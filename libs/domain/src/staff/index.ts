export { BALANCE_REQUEST_MS, balanceActOf } from './balance-acts.ts';
export { hasRight, isStaffRole, rightsOf, STAFF_ROLES, type StaffRight, type StaffRole } from './rights.ts';
