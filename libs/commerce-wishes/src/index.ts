export { sendWishAlerts } from './send-alerts.ts';
export { createWishes, sendWishAlertsHourly } from './wishes.module.ts';
export { wishesPersonal } from './wishes.personal.ts';
export { wishesRetention } from './wishes.retention.ts';
