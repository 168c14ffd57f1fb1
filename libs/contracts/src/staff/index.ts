export type { StaffContract } from './staff-contract.ts';
export { staffCallsContract } from './staff.contract.ts';
export * from './misc-invoice.schemas.ts';
export * from './claim-queue.schemas.ts';
export * from './intake.schemas.ts';
export * from './queues.schemas.ts';
export * from './quote-queue.schemas.ts';
export * from './search.schemas.ts';
export * from './staff.schemas.ts';
