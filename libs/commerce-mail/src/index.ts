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
export { createHearing, type EndNews, type Heard, type HearReport } from './reports/hear-report.ts';
export { LARGEST_REPORT, readReport } from './reports/read-report.ts';
export { readReportsRegularly } from './reports/report-folder.ts';
export { reportWebhookRoutes } from './reports/report-webhook.routes.ts';
export { allowNews, findReports, findStop, findStops, stopNews } from './reports/reports.repository.ts';
export { createReturnPaths, type ReturnPaths } from './reports/return-paths.ts';
export type { ReminderLine } from './cart-reminder.ts';
export { mailPersonal } from './mail.personal.ts';
export { mailRetention } from './mail.retention.ts';
