import { ContentTopicRecord } from '../content/record.schemas.ts';
import { Done } from '../contract.ts';
import { contentTopicsCalls } from './content-topics.calls.ts';
import { ContentTopicList, ContentTopicToChange, ContentTopicToDrop } from './content-topics.schemas.ts';
import { staffContract } from './staff-contract.ts';
import { Nothing } from './staff.schemas.ts';

const right = 'content.work';

/** The topics of the blog and of the questions. */
export const contentTopicsContract = {
  contentTopics: staffContract(contentTopicsCalls.contentTopics, {
    ...{ summary: 'Every topic, with the numbers of pages and drafts that name it', right },
    ...{ body: Nothing, answer: ContentTopicList },
  }),
  addContentTopic: staffContract(contentTopicsCalls.addContentTopic, {
    ...{ summary: 'Adds a topic; refused where its key is used', right },
    ...{ body: ContentTopicRecord, answer: Done },
  }),
  changeContentTopic: staffContract(contentTopicsCalls.changeContentTopic, {
    ...{ summary: 'Names and position of a topic; refused where another person has changed it since', right },
    ...{ body: ContentTopicToChange, answer: Done },
  }),
  dropContentTopic: staffContract(contentTopicsCalls.dropContentTopic, {
    ...{ summary: 'Removes a topic that no page names, or gives its pages another topic', right },
    ...{ body: ContentTopicToDrop, answer: Done },
  }),
};
