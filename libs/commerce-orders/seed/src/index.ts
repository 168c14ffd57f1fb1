export { seedOrders, type SeededOrder } from './seed-orders.ts';
