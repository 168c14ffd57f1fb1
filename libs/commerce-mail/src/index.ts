export {
  type AlertCode,
  type AlertState,
  createMail,
  moneyIn,
  type Mail,
  type IssueMail,
  type MailPort,
  type MailRetries,
  type MiscInvoiceNews,
  type NamedLink,
  type NewMail,
  type OrderNewsCode,
  withoutAddresses,
  type WriteMoney,
} from './mail.module.ts';
export type { ReminderLine } from './cart-reminder.ts';
export { mailPersonal } from './mail.personal.ts';
export { mailRetention } from './mail.retention.ts';
