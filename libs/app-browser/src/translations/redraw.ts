import type { Speech } from '@shop/i18n';
import type { PageContext } from '@shop/page';
import type { ReactNode } from 'react';

/** Renders the whole page, with an additional component above it. */
export type Draw = (page: PageContext, beside: ReactNode) => void;

type Drawn = { speech: Speech; beside: ReactNode };

/** Renders the page again with the given props; the others keep their last values. */
export type Redraw = (change?: Partial<Drawn>) => void;

/** The same page, including its later changes, with another speech. */
const withSpeech = (page: PageContext, speech: Speech): PageContext =>
  Object.create(page, { speech: { value: speech, enumerable: true } }) as PageContext;

export const createRedraw = (page: PageContext, draw: Draw): Redraw => {
  let drawn: Drawn = { speech: page.speech, beside: undefined };
  return (change = {}) => {
    drawn = { ...drawn, ...change };
    // A copy: React renders the consumers of a speech again when another object is provided.
    draw(withSpeech(page, { ...drawn.speech }), drawn.beside);
  };
};
