import type { ReactNode } from 'react';
import { buttonWords } from './button.css.ts';

/** Words may break; whatever else a button holds stands as it is. */
export const ButtonWords = ({ children }: { children: ReactNode }) =>
  typeof children === 'string' ? <span className={buttonWords}>{children}</span> : children;
