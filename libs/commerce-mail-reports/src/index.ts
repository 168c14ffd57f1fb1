export { createHearing, type EndNews, type HearReport } from './hear-report.ts';
export { mailReportsPersonal } from './mail-reports.personal.ts';
export { mailReportsRetention } from './mail-reports.retention.ts';
export { LARGEST_REPORT, readReport } from './read-report.ts';
export { readReportsRegularly } from './report-folder.ts';
export { bounceOf, statusIn } from './report-kind.ts';
export { reportWebhookRoutes } from './report-webhook.routes.ts';
export {
  allowNews,
  findReports,
  findStop,
  findStops,
  MOST_STOPS,
  noteReport,
  stopNews,
} from './reports.repository.ts';
export { createReturnPaths, tokensIn, type ReturnPaths } from './return-paths.ts';
