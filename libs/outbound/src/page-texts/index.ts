export { collectPageTexts } from './collect-page-texts.ts';
export { loadPageTexts, PAGE_TEXTS_FILE } from './load-page-texts.ts';
export type { PageText, TextStory } from './page-text.ts';
