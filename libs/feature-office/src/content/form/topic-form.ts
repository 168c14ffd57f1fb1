import type { AnswerOf } from '@shop/contracts/calls';
import type { officeCalls } from '@shop/contracts/staff-calls';
import { LOCALE_CODES } from '@shop/domain/languages';
import type { ContentLanguage, Fields } from './content-types.ts';

export type Topic = AnswerOf<typeof officeCalls.contentTopics>['topics'][number];
type Names = Topic['names'];

export const TOPIC_KINDS = ['post', 'faq'] as const satisfies readonly Topic['topic_of'][];

/** Named as the call names it: its errors stand at the field. */
export const nameField = (language: ContentLanguage): string => `names.${language}`;

/** The names of a topic as they were typed; the call asks for the English one. */
export const namesIn = (fields: Fields): Names => {
  const typed = LOCALE_CODES.map((code) => [code, (fields[nameField(code)] ?? '').trim()] as const);
  return { en: '', ...Object.fromEntries(typed.filter(([, name]) => name !== '')) };
};

export const writeTopic = ({ names, position }: Pick<Topic, 'names' | 'position'>): Fields => ({
  ...Object.fromEntries(LOCALE_CODES.map((code) => [nameField(code), names[code] ?? ''])),
  position: String(position),
});

export const topicPath = ({ topic_of, key }: Pick<Topic, 'topic_of' | 'key'>): string =>
  `/topics/${topic_of}/${key}`;
