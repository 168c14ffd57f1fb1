import type { ReactNode, Ref } from 'react';
import { Icon } from '../icon/icon.tsx';
import { errorSummary, errorSummaryHeading, errorSummaryLink } from './field.css.ts';

export type ErrorSummaryProps = {
  /** The heading: "Please check these fields". */
  heading: ReactNode;
  /** `field` is the id of the control of the error. */
  errors: readonly { field?: string | undefined; text: ReactNode }[];
  /** Ref for moving the focus. */
  ref?: Ref<HTMLDivElement>;
};

/** All errors of a form, above it. Move the focus to it after a failed submit. */
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
