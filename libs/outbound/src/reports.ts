export { openFailureReports, type FailureReports } from './reports/failure-reports.ts';
export { reportLogged } from './reports/report-logged.ts';
