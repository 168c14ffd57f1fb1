import type { ReactNode } from 'react';
import { heading } from './heading.css.ts';

type Look = 'hero' | 'display' | 'title' | 'section' | 'large' | 'body' | 'small';

export type HeadingProps = { level: 1 | 2 | 3 | 4; look?: Look; id?: string; children: ReactNode };

const LOOKS = { 1: 'display', 2: 'title', 3: 'section', 4: 'body' } as const;

/** The level is for the outline, the look is visual. */
export const Heading = ({ level, look = LOOKS[level], id, children }: HeadingProps) => {
  const Element = `h${level}` as const;
  return (
    <Element id={id} className={heading({ look })}>
      {children}
    </Element>
  );
};
