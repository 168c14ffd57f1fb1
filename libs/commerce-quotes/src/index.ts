export { createLinkMemory } from './link-memory.repository.ts';
export { addToDraft, type DraftStart } from './add-to-draft.ts';
export { linkToColumns, toColumns } from './item-columns.ts';
export { findLines as findQuoteLines, joinGuestDraft, type NewLine } from './drafts.repository.ts';
export {
  askBuyer,
  priceByStaff,
  type QuoteDeskDeps,
  type QuoteDeskRefusal,
  refuseRequest,
  setFacts,
} from './quote-desk.ts';
export { proposeOffer } from './price-request.ts';
export { createLinkPictures } from './link-pictures.module.ts';
export { findPictureKeys, findPictureOfLine } from './link-pictures.repository.ts';
export { createQuotes, learnKindsNightly } from './quotes.module.ts';
export { quotesPersonal } from './quotes.personal.ts';
export { quotesRetention } from './quotes.retention.ts';
export {
  findEvents as findQuoteEvents,
  findRequestById as findQuoteById,
  findWaiting as findWaitingQuotes,
} from './quotes.repository.ts';
