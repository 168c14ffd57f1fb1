import { type ReactNode, useId } from 'react';
import { formSection, formSectionHead, formSectionHeading, formSectionHint } from './form-layout.css.ts';

export type FormSectionProps = {
  /** The one thing that is decided here, as a question. */
  heading: ReactNode;
  /** A line below the heading: a way to be quicker, what will happen. */
  hint?: ReactNode;
  children: ReactNode;
};

/** One decision of a form; a line parts it from the one before. */
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
