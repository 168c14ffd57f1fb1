import { contentContract } from '@shop/contracts/content';
import { contentCalls } from '@shop/contracts/later-calls';
import { atPage, isDown, says } from '@shop/testing-react/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { someTopics } from '../testing/some-content.ts';

const meta = { title: 'Pages/Content/Questions' } satisfies Meta;

export default meta;

const shown = (at: string, topics = someTopics()): StoryObj =>
  atPage({ at, answers: [says(contentContract.faq, { status: true, topics })] });

export const All: StoryObj = shown('/faq');
export const Found: StoryObj = shown('/faq?s=sea', someTopics().slice(0, 1));
export const NothingFound: StoryObj = shown('/faq?s=drone', []);
export const Empty: StoryObj = shown('/faq', []);
export const Unavailable: StoryObj = atPage({ at: '/faq', answers: [isDown(contentCalls.faq)] });
