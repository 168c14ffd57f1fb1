export type { StaffContract } from './staff-contract.ts';
export { staffCallsContract } from './staff.contract.ts';
export * from './staff.schemas.ts';
