export { addParcel, createTracking, reportDocument, type ReportRefusal } from './tracking.module.ts';
