import { type ReactNode, useId } from 'react';
import { section, sectionHead, sectionHeading, sectionHint } from './section.css.ts';

export type SectionProps = {
  heading?: ReactNode;
  hint?: ReactNode;
  action?: ReactNode;
  level?: 2 | 3;
  id?: string;
  children: ReactNode;
};

/** A part of a page, one section gap below the last. */
export const Section = ({ heading, hint, action, level = 2, id, children }: SectionProps) => {
  const headingId = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section id={id} className={section} aria-labelledby={heading ? headingId : undefined}>
      {heading && (
        <div className={sectionHead}>
          <div>
            <Heading id={headingId} className={sectionHeading}>
              {heading}
            </Heading>
            {hint && <p className={sectionHint}>{hint}</p>}
          </div>
          {action}
        </div>
      )}
      {children}
    </section>
  );
};
