import type { Speech } from '@shop/i18n';

/** A speech that returns the keys of its texts; `isKey` recognises those that it returned. */
export const createKeySpeech = (speech: Speech): { speech: Speech; isKey: (text: string) => boolean } => {
  const said = new Set<string>();
  const sayKey = (id: string): string => {
    said.add(id);
    return id;
  };
  return { speech: { ...speech, say: sayKey, sayRich: sayKey }, isKey: (text) => said.has(text) };
};
