export { seedPayments, type OrderToPay } from './seed-payments.ts';
