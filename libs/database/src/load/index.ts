export type { CopyRow } from './copy-text.ts';
export { copyRows, inOneLoad, type Load } from './load.ts';
export { withoutIndexes, withoutTriggers } from './without-indexes.ts';
