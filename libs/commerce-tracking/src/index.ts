export {
  addParcel,
  createTracking,
  findParcelById,
  findParcelEvents,
  refusedOfCarriers,
  reportByStaff,
  reportDocument,
  settingsOfCarriers,
  type CarrierSettings,
  type ReportRefusal,
  type TypedEventRefusal,
} from './tracking.module.ts';
