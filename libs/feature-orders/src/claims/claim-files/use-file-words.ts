import { useFormats } from '@shop/i18n';
import { useMessages } from '../messages.ts';

const MB = 1024 * 1024;

const FAULTS = [
  'file_type',
  'file_too_large',
  'file_broken',
  'picture_broken',
  'picture_too_large',
  'too_many_files',
  'file_unknown',
  'too_many_requests',
] as const;

type Fault = (typeof FAULTS)[number];

const isFault = (code: string): code is Fault => FAULTS.some((known) => known === code);

/** Sizes and refusals of files, as text. */
export const useFileWords = () => {
  const say = useMessages();
  const formats = useFormats();
  const faultOf = (code: string): string => say(`claims.fault.${isFault(code) ? code : 'file_not_sent'}`);
  return {
    sizeOf: (bytes: number): string =>
      say('claims.files.size', { size: formats.number(Math.max(0.1, Math.round((bytes / MB) * 10) / 10)) }),
    faultOf,
    /** For the fields of a form. */
    faults: Object.fromEntries([...FAULTS, 'file_not_sent'].map((code) => [code, faultOf(code)])),
  };
};
