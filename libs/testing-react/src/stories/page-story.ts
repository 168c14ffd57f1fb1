import type { PageContext } from '@shop/page';
import { createElement, Fragment } from 'react';
import type { CannedAnswer } from './canned.ts';

/** One page of the shop as one visitor sees it, whatever theme and language are chosen above it. */
export type PageStory = {
  /** Where the visitor is, without the language. */
  at: string;
  /** Where the visitor is led from there; to be led anywhere else is a mistake of the story. */
  leadsTo?: string;
  /** What the API says; what every page asks is answered already and can be answered otherwise here. */
  answers?: readonly CannedAnswer[];
  hasSession?: boolean;
  layout?: PageContext['layout'];
};

/** Storybook draws the site around the address; the story itself has nothing to draw. */
const nothing = () => createElement(Fragment);

/** `export const Full: StoryObj = atPage({ at: '/cart', answers: [says(cartContract.fetch, …)] })` */
export const atPage = (page: PageStory) => ({
  render: nothing,
  parameters: { page, layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
});
