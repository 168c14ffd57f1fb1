import { type ReactNode, useId } from 'react';
import { formSection, formSectionHead, formSectionHeading, formSectionHint } from './form-layout.css.ts';

export type FormSectionProps = {
  /** The subject of this section, as a question. */
  heading: ReactNode;
  /** A line below the heading: a shortcut, or what will happen. */
  hint?: ReactNode;
  children: ReactNode;
};

/** One section of a form; a line separates it from the one before. */
export const FormSection = ({ heading, hint, children }: FormSectionProps) => {
  const headingId = useId();
  return (
    <section className={formSection} aria-labelledby={headingId}>
      <div className={formSectionHead}>
        <h2 id={headingId} className={formSectionHeading}>
          {heading}
        </h2>
        {hint && <p className={formSectionHint}>{hint}</p>}
      </div>
      {children}
    </section>
  );
};
