export { createOffice } from './office.module.ts';
export { textsRetention } from './texts/texts.retention.ts';
