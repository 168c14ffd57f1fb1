export { createOffice } from './office.module.ts';
export { textsRetention } from './texts/texts.retention.ts';
export type { TextRefusal } from './texts/change-text.ts';
export type { JudgedUnit } from './texts/judge-import.ts';
export { UnreadXliff, type ReadXliff } from './texts/read-xliff.ts';
export type { TextFilter } from './texts/text-catalogue.ts';
export { createTextsDesk, type TextsDesk, type TextsDeskDeps } from './texts/texts-desk.ts';
