export { loadPhrases } from './phrases.repository.ts';
export type { Phrases } from './phrases.ts';
export type { PickedTerms } from './picked-terms.ts';
export { readTerm, type Reading } from './read-term.ts';
export { looseLevelOf, type Level } from './search-levels.ts';
export type { Part } from './understand-term.ts';
