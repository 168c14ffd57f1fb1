export { settingsOfTrackers, type TrackerSettings } from './tracker-settings.ts';
export { createTrackers } from './trackers.module.ts';
export { trackersPersonal } from './trackers.personal.ts';
export { trackersRetention } from './trackers.retention.ts';
