import type { Meta, StoryObj } from '@storybook/react-vite';
import { atOffice } from '../testing/at-office.tsx';
import {
  aContent,
  aHome,
  anOlderText,
  aPost,
  someContents,
  someHomes,
  someTopics,
} from '../testing/content-rows.ts';

const meta = { title: 'Pages/Office/Content' } satisfies Meta;

export default meta;

const one = (content: object) => ({ '/api/staff/content/one': { content } });

export const Contents: StoryObj = atOffice('/content', {
  '/api/staff/content': { rows: someContents, total: 34, page: 1, pages: 2, homes: someHomes },
});
export const NoContents: StoryObj = atOffice('/content?s=none', {
  '/api/staff/content': { rows: [], total: 0, page: 1, pages: 1 },
});
export const ContentsFailed: StoryObj = atOffice('/content');

export const Desk: StoryObj = atOffice('/content/page/page/ways-of-delivery', one(aContent));
export const DeskWithoutDraft: StoryObj = atOffice(
  '/content/page/page/ways-of-delivery',
  one({ ...aContent, draft: null }),
);
export const DeskFailed: StoryObj = atOffice('/content/page/page/ways-of-delivery');

export const Text: StoryObj = atOffice('/content/text/en/page/ways-of-delivery', one(aContent));
export const MissingLanguage: StoryObj = atOffice('/content/text/lt/page/ways-of-delivery', one(aContent));
export const TextFailed: StoryObj = atOffice('/content/text/en/page/ways-of-delivery');

export const HomeDesk: StoryObj = atOffice('/content/page/home/lt', one(aHome));
export const Home: StoryObj = atOffice('/content/text/en/home/lt', one(aHome));

export const OlderText: StoryObj = atOffice('/content/history/1/page/ways-of-delivery', {
  '/api/staff/content/revision': { revision: anOlderText },
});
export const OlderTextFailed: StoryObj = atOffice('/content/history/1/page/ways-of-delivery');

const topics = { '/api/staff/content/topics': { topics: someTopics } };
export const Topics: StoryObj = atOffice('/topics', topics);
export const NoTopics: StoryObj = atOffice('/topics', { '/api/staff/content/topics': { topics: [] } });
export const TopicsFailed: StoryObj = atOffice('/topics');
export const OneTopic: StoryObj = atOffice('/topics/post/guides', topics);
export const UnusedTopic: StoryObj = atOffice('/topics/post/news', topics);
export const OneTopicFailed: StoryObj = atOffice('/topics/post/guides');

export const Post: StoryObj = atOffice('/content/text/en/post/sizes', one(aPost));
