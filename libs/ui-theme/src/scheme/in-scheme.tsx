import type { ReactNode } from 'react';
import type { ColorScheme } from '../theme/theme-bundle.ts';
import { inScheme } from './in-scheme.css.ts';

export type InSchemeProps = { scheme: ColorScheme; children: ReactNode };

/** There only while the page wears this scheme, be it chosen or the system's: styles decide, since no server can know. */
export const InScheme = ({ scheme, children }: InSchemeProps) => (
  <span className={inScheme[scheme]}>{children}</span>
);
