import { post } from '../call.ts';
import type { Done } from '../contract.ts';
import type {
  ContentDetails,
  ContentDraftSaved,
  ContentDraftToSave,
  ContentList,
  ContentPreviewLink,
  ContentPublished,
  ContentRevisionAnswer,
  ContentSearch,
  ContentToEnd,
  ContentToMove,
  ContentToPreview,
  ContentToPublish,
  ContentToRestore,
  OneContent,
  OneContentRevision,
  OneDraft,
} from './content-desk.schemas.ts';

/** Pages, legal texts, questions and posts in the office. */
export const contentDeskCalls = {
  contents: post<ContentSearch, ContentList>('/api/staff/content'),
  content: post<OneContent, ContentDetails>('/api/staff/content/one'),
  saveContentDraft: post<ContentDraftToSave, ContentDraftSaved>('/api/staff/content/draft'),
  dropContentDraft: post<OneDraft, Done>('/api/staff/content/drop'),
  previewContent: post<ContentToPreview, ContentPreviewLink>('/api/staff/content/preview'),
  publishContent: post<ContentToPublish, ContentPublished>('/api/staff/content/publish'),
  endContent: post<ContentToEnd, Done>('/api/staff/content/end'),
  moveContent: post<ContentToMove, Done>('/api/staff/content/move'),
  contentRevision: post<OneContentRevision, ContentRevisionAnswer>('/api/staff/content/revision'),
  restoreContent: post<ContentToRestore, ContentPublished>('/api/staff/content/restore'),
};
