export { officeCalls } from './office.calls.ts';
export { staffCalls } from './staff.calls.ts';
export { LARGEST_TEXT_FILE } from './texts.limits.ts';
