import * as z from 'zod/mini';
import { ContentNames, ContentTopicRecord, position } from '../content/record.schemas.ts';
import { answer } from '../contract.ts';

const { topic_of, key } = ContentTopicRecord.shape;
const said = { names: ContentNames, position: position() };

export const ContentTopicRow = z.object({
  ...{ topic_of, key, ...said },
  /** Published, due or ended. */
  pages: z.int(),
  drafts: z.int(),
});
export type ContentTopicRow = z.infer<typeof ContentTopicRow>;

export const ContentTopicList = answer({ topics: z.array(ContentTopicRow) });
export type ContentTopicList = z.infer<typeof ContentTopicList>;

/** `was`: what the person has read. */
export const ContentTopicToChange = z.object({ ...{ topic_of, key, ...said }, was: z.object(said) });
export type ContentTopicToChange = z.infer<typeof ContentTopicToChange>;

/** `into`: the topic that its pages get; without it only a topic that no page names is removed. */
export const ContentTopicToDrop = z.object({ topic_of, key, into: z.optional(key) });
export type ContentTopicToDrop = z.infer<typeof ContentTopicToDrop>;
