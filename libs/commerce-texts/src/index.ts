export { createTexts } from './texts.module.ts';
export { textsRetention } from './texts.retention.ts';
export type { TextRefusal } from './change-text.ts';
export type { JudgedUnit } from './judge-import.ts';
export { UnreadXliff, type ReadXliff } from './read-xliff.ts';
export type { TextFilter } from './text-catalogue.ts';
export { createTextsDesk, type TextsDesk, type TextsDeskDeps } from './texts-desk.ts';
