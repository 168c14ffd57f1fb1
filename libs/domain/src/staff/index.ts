export { BALANCE_REQUEST_MS, balanceActOf } from './balance-acts.ts';
export { OFFICE_TIME_ZONE } from './office-time-zone.ts';
export { hasRight, isStaffRole, rightsOf, STAFF_ROLES, type StaffRight, type StaffRole } from './rights.ts';
