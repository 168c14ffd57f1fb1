import type { ReactNode } from 'react';
import type { ColorScheme } from '../theme/theme-bundle.ts';
import { inScheme } from './in-scheme.css.ts';

export type InSchemeProps = { scheme: ColorScheme; children: ReactNode };

/**
 * Visible only while the page has this scheme, chosen or by the system. Styles decide, because the server
 * does not know it.
 */
export const InScheme = ({ scheme, children }: InSchemeProps) => (
  <span className={inScheme[scheme]}>{children}</span>
);
