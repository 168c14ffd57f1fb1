import type { ReactNode } from 'react';
import { prose } from './prose.css.ts';

export type ProseProps = { children: ReactNode };

/** Long text: the distances of its paragraphs, headings and lists are set automatically. */
export const Prose = ({ children }: ProseProps) => <div className={prose}>{children}</div>;
