export {
  type AlertCode,
  type AlertState,
  createMail,
  type Mail,
  type MailPort,
  type NewMail,
  type OrderNewsCode,
} from './mail.module.ts';
export { mailRetention } from './mail.retention.ts';
