import { Done } from '../contract.ts';
import { OfficeFile } from './claim-queue.schemas.ts';
import { staffContract } from './staff-contract.ts';
import { textsCalls } from './texts.calls.ts';
import {
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

const right = 'text.work';

/** The shop's texts in the office. */
export const textsContract = {
  texts: staffContract(textsCalls.texts, {
    ...{ right, summary: 'Texts of the shop by words, key and library', body: TextSearch, answer: TextList },
  }),
  text: staffContract(textsCalls.text, {
    ...{ right, summary: 'One text in every language, compiled and changed', body: OneText },
    answer: TextDetails,
  }),
  storyPicture: staffContract(textsCalls.storyPicture, {
    ...{ right, summary: 'A picture of a story that shows texts', body: OneStory, answer: OfficeFile },
  }),
  changeText: staffContract(textsCalls.changeText, {
    ...{ right, summary: 'Replaces a text in one language', body: TextChange, answer: Done },
  }),
  revertText: staffContract(textsCalls.revertText, {
    ...{ right, summary: 'Shows again what a changed text replaced', body: TextRevert, answer: Done },
  }),
  exportTexts: staffContract(textsCalls.exportTexts, {
    ...{ right, summary: 'Texts of two languages as XLIFF 2.0', body: TextExport, answer: TextFile },
  }),
  readTextFile: staffContract(textsCalls.readTextFile, {
    ...{ right, summary: 'Reads an XLIFF file; nothing is changed yet', body: TextFileBytes },
    answer: ReadTextFile,
  }),
  textImport: staffContract(textsCalls.textImport, {
    ...{ right, summary: 'What a read file would change, text by text', body: OneTextImport },
    answer: TextImportReport,
  }),
  acceptTexts: staffContract(textsCalls.acceptTexts, {
    ...{ right, summary: 'Changes all texts of a read file that can be accepted', body: OneTextImport },
    answer: TextsAccepted,
  }),
};
