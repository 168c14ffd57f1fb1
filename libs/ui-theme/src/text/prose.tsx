import type { ReactNode } from 'react';
import { prose } from './prose.css.ts';

export type ProseProps = { children: ReactNode };

/** Long text: its paragraphs, headings and lists find their distances by themselves. */
export const Prose = ({ children }: ProseProps) => <div className={prose}>{children}</div>;
