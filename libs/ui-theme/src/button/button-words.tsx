import type { ReactNode } from 'react';
import { buttonWords } from './button.css.ts';

/** Text may wrap; other content of a button may not. */
export const ButtonWords = ({ children }: { children: ReactNode }) =>
  typeof children === 'string' ? <span className={buttonWords}>{children}</span> : children;
