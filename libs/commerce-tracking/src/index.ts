export {
  addParcel,
  createTracking,
  refusedOfCarriers,
  reportDocument,
  settingsOfCarriers,
  type CarrierSettings,
  type ReportRefusal,
} from './tracking.module.ts';
