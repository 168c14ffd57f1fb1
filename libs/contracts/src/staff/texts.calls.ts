import { post } from '../call.ts';
import type { Done } from '../contract.ts';
import type { OfficeFile } from './claim-queue.schemas.ts';
import type {
  OneStory,
  OneText,
  OneTextImport,
  ReadTextFile,
  TextChange,
  TextDetails,
  TextExport,
  TextFile,
  TextFileBytes,
  TextImportReport,
  TextList,
  TextRevert,
  TextsAccepted,
  TextSearch,
} from './texts.schemas.ts';

/** The shop's texts in the office. */
export const textsCalls = {
  texts: post<TextSearch, TextList>('/api/staff/texts'),
  text: post<OneText, TextDetails>('/api/staff/texts/one'),
  storyPicture: post<OneStory, OfficeFile>('/api/staff/texts/story-picture'),
  changeText: post<TextChange, Done>('/api/staff/texts/change'),
  revertText: post<TextRevert, Done>('/api/staff/texts/revert'),
  exportTexts: post<TextExport, TextFile>('/api/staff/texts/export'),
  readTextFile: post<TextFileBytes, ReadTextFile>('/api/staff/texts/read-file'),
  textImport: post<OneTextImport, TextImportReport>('/api/staff/texts/import'),
  acceptTexts: post<OneTextImport, TextsAccepted>('/api/staff/texts/import/accept'),
};
