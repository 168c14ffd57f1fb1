import { useMessages } from '../messages.ts';

const CODES = [
  'required',
  'too_long',
  'too_much',
  'url',
  'whole_number',
  'number',
  'currency',
  'table_empty',
  'table_head',
  'table_quotes',
  'table_rows',
  'too_many_items',
  'file_type',
  'file_unknown',
  'file_too_large',
  'file_not_sent',
] as const;

/** What is wrong with a cell, a table or a file. */
export const useFaultWords = (): ((code: string) => string) => {
  const say = useMessages();
  return (code) => {
    const known = CODES.find((one) => one === code);
    return say(`pro.fault.${known ?? 'invalid'}`);
  };
};
