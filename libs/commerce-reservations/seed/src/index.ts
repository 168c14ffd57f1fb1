export { seedDevices } from './seed-devices.ts';
