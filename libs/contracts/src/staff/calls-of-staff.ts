export { officeCalls } from './office.calls.ts';
export { staffCalls } from './staff.calls.ts';
