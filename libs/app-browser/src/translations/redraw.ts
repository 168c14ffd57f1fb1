import type { Speech } from '@shop/i18n';
import type { PageContext } from '@shop/page';
import type { ReactNode } from 'react';

/** Draws the whole page, with something above it. */
export type Draw = (page: PageContext, beside: ReactNode) => void;

type Drawn = { speech: Speech; beside: ReactNode };

/** Draws the page again with what is given; the rest stays as it was drawn last. */
export type Redraw = (change?: Partial<Drawn>) => void;

/** The same page, also in what changes later, with another speech. */
const withSpeech = (page: PageContext, speech: Speech): PageContext =>
  Object.create(page, { speech: { value: speech, enumerable: true } }) as PageContext;

export const createRedraw = (page: PageContext, draw: Draw): Redraw => {
  let drawn: Drawn = { speech: page.speech, beside: undefined };
  return (change = {}) => {
    drawn = { ...drawn, ...change };
    // A copy: React draws the readers of a speech again when another object is provided.
    draw(withSpeech(page, { ...drawn.speech }), drawn.beside);
  };
};
