export {
  type AlertCode,
  type AlertState,
  createMail,
  moneyIn,
  type Mail,
  type MailPort,
  type NewMail,
  type OrderNewsCode,
  type WriteMoney,
} from './mail.module.ts';
export { mailPersonal } from './mail.personal.ts';
export { mailRetention } from './mail.retention.ts';
