import { type ReactNode, useId } from 'react';
import {
  how,
  howHead,
  howHeading,
  stop,
  stopHeading,
  stopNumber,
  stops,
  stopText,
} from './how-it-works.css.ts';

export type HowItWorksProps = {
  heading: ReactNode;
  /** An `ArrowLink` to the page with the full text. */
  action?: ReactNode;
  /** Three: the line between the second and the third is the sea, and dashed. */
  steps: readonly { title: ReactNode; text: ReactNode }[];
};

/** The process in three steps, drawn as a route. */
export const HowItWorks = ({ heading, action, steps }: HowItWorksProps) => {
  const headingId = useId();
  return (
    <section className={how} aria-labelledby={headingId}>
      <div className={howHead}>
        <h2 id={headingId} className={howHeading}>
          {heading}
        </h2>
        {action}
      </div>
      <ol className={stops}>
        {steps.map(({ title, text }, index) => (
          <li key={index} className={stop}>
            <span className={stopNumber} aria-hidden>
              {index + 1}
            </span>
            <h3 className={stopHeading}>{title}</h3>
            <p className={stopText}>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
};
