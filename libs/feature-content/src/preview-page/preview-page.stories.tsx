import { contentContract } from '@shop/contracts/content';
import { contentCalls } from '@shop/contracts/later-calls';
import { atPage, isDown, says } from '@shop/testing-react/stories';
import type { ContentPage } from '@shop/data-access/content';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { aPost, aText, everyBlock } from '../testing/some-content.ts';

const meta = { title: 'Pages/Content/Preview' } satisfies Meta;

export default meta;

const AT = `/content-preview/${'a'.repeat(43)}`;
const shown = (page: ContentPage): StoryObj =>
  atPage({ at: AT, answers: [says(contentContract.preview, { status: true, page })] });

export const Draft: StoryObj = shown(aText({ blocks: everyBlock() }));
export const DraftOfPost: StoryObj = shown(aPost());
export const Ended: StoryObj = atPage({ at: AT, answers: [isDown(contentCalls.preview)] });
