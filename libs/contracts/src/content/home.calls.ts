import { post } from '../call.ts';
import type { LanguageOnly } from '../contract.ts';
import type { ContentPreviewRequest } from './content.schemas.ts';
import type { HomeAnswer } from './home.schemas.ts';

export const homeCalls = {
  home: post<LanguageOnly, HomeAnswer>('/api/content/home'),
  /** A draft, by the link that staff were given. */
  preview: post<ContentPreviewRequest, HomeAnswer>('/api/content/home-preview'),
};
