export { seedPro, shareOrders } from './seed-pro.ts';
