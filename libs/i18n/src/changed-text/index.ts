export { checkText, formsOf, LONGEST_TEXT, longestOf, TEXT_FAULTS, type TextFault } from './check-text.ts';
export { outlineOf } from './message-outline.ts';
export { tokenSpans } from './token-spans.ts';
