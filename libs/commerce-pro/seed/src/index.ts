export { seedPro } from './seed-pro.ts';
