import { contentContract } from '@shop/contracts/content';
import { contentCalls } from '@shop/contracts/later-calls';
import type { Posts } from '@shop/data-access/content';
import { atPage, isDown, says } from '@shop/testing-react/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { somePosts } from '../testing/some-content.ts';

const meta = { title: 'Pages/Content/Blog' } satisfies Meta;

export default meta;

const shown = (given: Partial<Posts> = {}): StoryObj =>
  atPage({ at: '/blog', answers: [says(contentContract.posts, somePosts(given))] });

export const List: StoryObj = shown();
export const OneTopic: StoryObj = shown({ topic: 'delivery' });
export const ManyPages: StoryObj = shown({ page: 2, pages: 3 });
export const Empty: StoryObj = shown({ posts: [], topics: [] });
export const Unavailable: StoryObj = atPage({ at: '/blog', answers: [isDown(contentCalls.posts)] });
