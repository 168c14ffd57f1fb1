import { Done } from '../contract.ts';
import { contentDeskCalls } from './content-desk.calls.ts';
import {
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
import { staffContract } from './staff-contract.ts';

const right = 'content.work';

/** Pages, legal texts, questions and posts. */
export const contentDeskContract = {
  contents: staffContract(contentDeskCalls.contents, {
    ...{ summary: 'Pages by kind, brand, state and missing language, thirty a page', right },
    ...{ body: ContentSearch, answer: ContentList },
  }),
  content: staffContract(contentDeskCalls.content, {
    ...{ summary: 'One page: its draft or newest text, its dates and its history', right },
    ...{ body: OneContent, answer: ContentDetails },
  }),
  saveContentDraft: staffContract(contentDeskCalls.saveContentDraft, {
    ...{ summary: 'Keeps a draft; refused where another person has saved it since', right },
    ...{ body: ContentDraftToSave, answer: ContentDraftSaved },
  }),
  dropContentDraft: staffContract(contentDeskCalls.dropContentDraft, {
    ...{ summary: 'Removes a draft: the published text stays', right },
    ...{ body: OneDraft, answer: Done },
  }),
  previewContent: staffContract(contentDeskCalls.previewContent, {
    ...{ summary: 'A link to the draft at a shop, valid for a day', right },
    ...{ body: ContentToPreview, answer: ContentPreviewLink },
  }),
  publishContent: staffContract(contentDeskCalls.publishContent, {
    ...{ summary: 'The draft becomes the newest text, now or at a time', right },
    ...{ body: ContentToPublish, answer: ContentPublished },
  }),
  endContent: staffContract(contentDeskCalls.endContent, {
    ...{ summary: 'Sets when a page is shown for the last time', right },
    ...{ body: ContentToEnd, answer: Done },
  }),
  moveContent: staffContract(contentDeskCalls.moveContent, {
    ...{ summary: 'Gives a page another address; the old one leads to it', right },
    ...{ body: ContentToMove, answer: Done },
  }),
  contentRevision: staffContract(contentDeskCalls.contentRevision, {
    ...{ summary: 'An earlier text of a page', right },
    ...{ body: OneContentRevision, answer: ContentRevisionAnswer },
  }),
  restoreContent: staffContract(contentDeskCalls.restoreContent, {
    ...{ summary: 'An earlier text becomes the newest', right },
    ...{ body: ContentToRestore, answer: ContentPublished },
  }),
};
