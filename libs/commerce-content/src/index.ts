export { contentPersonal } from './content.personal.ts';
export { contentRetention } from './content.retention.ts';
export { createContent } from './content.module.ts';
export { findRevisions, findTopics } from './content.repository.ts';
export { versionsAt } from './choose-revision.ts';
export { dropDraft, publishDraft, saveDraft, type DraftRefusal } from './desk-drafts.ts';
export { addTopic, changeTopic, dropTopic, listTopics, type TopicRefusal } from './desk-topics.ts';
export { findDeskPages, stateOfPage, type DeskRow } from './desk-pages.ts';
export { findDraft } from './drafts.repository.ts';
export { findLetters } from './letters.repository.ts';
export { endPage, movePage, type MoveRefusal, type Redirecting } from './move-page.ts';
export { openPreview } from './previews.ts';
export { findAllPages, findAnyPage } from './revisions.repository.ts';
export {
  recordAct,
  restoreRevision,
  savePage,
  saveTopic,
  type ContentDeskDeps,
  type SaveRefusal,
} from './save-page.ts';
