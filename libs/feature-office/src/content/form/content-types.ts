import type { AnswerOf, BodyOf } from '@shop/contracts/calls';
import type { officeCalls } from '@shop/contracts/staff-calls';

export type ContentDetails = AnswerOf<typeof officeCalls.content>['content'];
export type ContentDraft = BodyOf<typeof officeCalls.saveContentDraft>['record'];
export type ContentTexts = ContentDraft['texts'];
export type ContentLanguage = keyof ContentTexts;
export type ContentText = ContentTexts['en'];
export type ContentBlock = ContentText['blocks'][number];
export type BlockKind = ContentBlock['type'];
export type BlockOf<Kind extends BlockKind> = Extract<ContentBlock, { type: Kind }>;
export type ContentParagraph = BlockOf<'text'>['paragraphs'][number];

export type ContentHomes = NonNullable<AnswerOf<typeof officeCalls.contents>['homes']>;
type Row = AnswerOf<typeof officeCalls.contents>['rows'][number];
export type ContentKind = Row['kind'];

export const CONTENT_KINDS = [
  ...(['page', 'legal', 'faq', 'post', 'home'] as const),
] satisfies readonly Row['kind'][];
export const CONTENT_STATES = [
  'draft',
  'due',
  'published',
  'ended',
] as const satisfies readonly Row['state'][];

/** Fields of a form by name. */
export type Fields = Readonly<Record<string, string>>;
