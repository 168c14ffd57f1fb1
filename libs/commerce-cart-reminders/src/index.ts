export { remindOfCartsHourly } from './cart-reminders.module.ts';
export { cartRemindersPersonal } from './cart-reminders.personal.ts';
export { cartRemindersRetention } from './cart-reminders.retention.ts';
export { remindOfCarts } from './send-reminders.ts';
