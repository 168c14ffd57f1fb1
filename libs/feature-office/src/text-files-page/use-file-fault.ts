import { useProblemWords } from '../form/problem-words.ts';
import { useMessages } from '../messages.ts';

const KNOWN = {
  'xliff.xml': 'office.text_files.fault.xml',
  'xliff.doctype': 'office.text_files.fault.doctype',
  'xliff.no_xliff': 'office.text_files.fault.no_xliff',
  'xliff.language': 'office.text_files.fault.language',
  'xliff.brands': 'office.text_files.fault.brands',
  'xliff.too_many_units': 'office.text_files.fault.too_many',
  file_too_large: 'office.text_files.fault.too_large',
} as const;

const isKnown = (code: string): code is keyof typeof KNOWN => Object.hasOwn(KNOWN, code);

/** The words for why a file of translations was refused as a whole. */
export const useFileFault = (): ((code: string) => string) => {
  const say = useMessages();
  const others = useProblemWords();
  return (code) => (isKnown(code) ? say(KNOWN[code]) : others(code));
};
