import type { ReactNode } from 'react';
import { shownOn } from './shown-on.css.ts';

export type ShownOnProps = { screen: 'narrow' | 'wide'; children: ReactNode };

/** What only one kind of screen has a use for. The style sheet decides, so that pages come right from the server. */
export const ShownOn = ({ screen, children }: ShownOnProps) => (
  <div className={shownOn({ screen })}>{children}</div>
);
