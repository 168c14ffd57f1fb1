export { contentPersonal } from './content.personal.ts';
export { contentRetention } from './content.retention.ts';
export { createContent } from './content.module.ts';
export { findRevisions } from './content.repository.ts';
export { findLetters } from './letters.repository.ts';
export { findAllPages, findAnyPage } from './revisions.repository.ts';
export { restoreRevision, savePage, saveTopic, type ContentDeskDeps, type SaveRefusal } from './save-page.ts';
