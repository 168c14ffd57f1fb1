import type { ReactNode, Ref } from 'react';
import { Icon } from '../icon/icon.tsx';
import { errorSummary, errorSummaryHeading, errorSummaryLink } from './field.css.ts';

export type ErrorSummaryProps = {
  /** What to do: "Please check these fields". */
  heading: ReactNode;
  /** `field` is the id of the control that the text is about. */
  errors: readonly { field?: string | undefined; text: ReactNode }[];
  /** To give it the focus. */
  ref?: Ref<HTMLDivElement>;
};

/** All that is wrong with a form, in one place at its head. Give it focus after a failed attempt. */
export const ErrorSummary = ({ heading, errors, ref }: ErrorSummaryProps) => (
  <div ref={ref} tabIndex={-1} role="alert" className={errorSummary}>
    <h2 className={errorSummaryHeading}>
      <Icon name="alert" />
      {heading}
    </h2>
    <ul>
      {errors.map(({ field, text }, index) => (
        <li key={field ?? index}>
          {field ? (
            <a href={`#${field}`} className={errorSummaryLink}>
              {text}
            </a>
          ) : (
            text
          )}
        </li>
      ))}
    </ul>
  </div>
);
