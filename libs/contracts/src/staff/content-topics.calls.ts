import type { ContentTopicRecord } from '../content/record.schemas.ts';
import { post } from '../call.ts';
import type { Done } from '../contract.ts';
import type { ContentTopicList, ContentTopicToChange, ContentTopicToDrop } from './content-topics.schemas.ts';
import type { Nothing } from './staff.schemas.ts';

/** The topics of the blog and of the questions in the office. */
export const contentTopicsCalls = {
  contentTopics: post<Nothing, ContentTopicList>('/api/staff/content/topics'),
  addContentTopic: post<ContentTopicRecord, Done>('/api/staff/content/topics/add'),
  changeContentTopic: post<ContentTopicToChange, Done>('/api/staff/content/topics/change'),
  dropContentTopic: post<ContentTopicToDrop, Done>('/api/staff/content/topics/drop'),
};
