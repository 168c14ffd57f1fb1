import type { ReactNode } from 'react';
import { shownOn } from './shown-on.css.ts';

export type ShownOnProps = { screen: 'narrow' | 'wide'; children: ReactNode };

/** Content for one kind of screen only. The style sheet decides, so that server-rendered pages are right at once. */
export const ShownOn = ({ screen, children }: ShownOnProps) => (
  <div className={shownOn({ screen })}>{children}</div>
);
