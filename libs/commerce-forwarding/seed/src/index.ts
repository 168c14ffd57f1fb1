export { seedForwarding } from './seed-forwarding.ts';
