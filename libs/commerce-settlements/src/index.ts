export { MAIN_ACCOUNT, type SettledProvider } from './accounts.ts';
export { countKeyRefusals } from './key-refusals.ts';
export { countOverdueReports } from './overdue-reports.ts';
export {
  findListedPayment,
  findMovements,
  listPayments,
  type ListedPayment,
  type PaymentsAsked,
} from './payment-list.ts';
export { readFolder, readSettlementsDaily, type DailyDeps } from './read-daily.ts';
export { readReport, type ReportRefusal, type SettlementDeps } from './read-report.ts';
