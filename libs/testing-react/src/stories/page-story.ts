import type { PageContext } from '@shop/page';
import { createElement, Fragment } from 'react';
import type { CannedAnswer } from './canned.ts';

/** One page of the shop for one visitor, in any theme and language of the toolbar. */
export type PageStory = {
  /** The visitor's address, without the language. */
  at: string;
  /** The expected redirect; any other is an error of the story. */
  leadsTo?: string;
  /** The API's answers; the common ones exist already and can be replaced here. */
  answers?: readonly CannedAnswer[];
  hasSession?: boolean;
  layout?: PageContext['layout'];
};

/** Storybook renders the site at the address; the story itself renders nothing. */
const nothing = () => createElement(Fragment);

/** `export const Full: StoryObj = atPage({ at: '/cart', answers: [says(cartContract.fetch, …)] })` */
export const atPage = (page: PageStory) => ({
  render: nothing,
  parameters: { page, layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
});
