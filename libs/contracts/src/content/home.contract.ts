import { contract, LanguageOnly } from '../contract.ts';
import { ContentPreviewRequest } from './content.schemas.ts';
import { homeCalls } from './home.calls.ts';
import { HomeAnswer } from './home.schemas.ts';

export const homeContract = {
  home: contract(homeCalls.home, {
    summary: 'The sections of the brand’s home page, in their order',
    access: 'public',
    body: LanguageOnly,
    answer: HomeAnswer,
  }),
  preview: contract(homeCalls.preview, {
    summary: 'A draft of the home page, by a link of staff that ends after a day',
    access: 'public',
    body: ContentPreviewRequest,
    answer: HomeAnswer,
  }),
};
