import { contentContract } from '@shop/contracts/content';
import { contentCalls } from '@shop/contracts/later-calls';
import type { ContentPage } from '@shop/data-access/content';
import { atPage, isDown, says } from '@shop/testing-react/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { aPolicy, aText, everyBlock } from '../testing/some-content.ts';

const meta = { title: 'Pages/Content/Text' } satisfies Meta;

export default meta;

const shown = (at: string, page: ContentPage): StoryObj =>
  atPage({ at, answers: [says(contentContract.page, { status: true, page })] });

export const EveryBlock: StoryObj = shown('/delivery', aText({ blocks: everyBlock() }));
export const OnSmallScreens: StoryObj = { ...EveryBlock, globals: { viewport: { value: 'small' } } };
export const Legal: StoryObj = shown('/privacy-policy', aPolicy());
export const OlderVersion: StoryObj = shown(
  '/privacy-policy?version=2025-01-15',
  aPolicy({ valid_from: '2025-01-15', is_current: false }),
);
export const Unavailable: StoryObj = atPage({ at: '/delivery', answers: [isDown(contentCalls.page)] });
