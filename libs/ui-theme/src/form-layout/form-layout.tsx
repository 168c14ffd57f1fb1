import type { ReactNode } from 'react';
import { VisuallyHidden } from '../hidden/visually-hidden.tsx';
import { fieldSet, formColumn, formRow, inputRow, legend as legendClass } from './form-layout.css.ts';

export type FormColumnProps = { children: ReactNode };

/** Holds a form on a page that is wider than a form wants to be. */
export const FormColumn = ({ children }: FormColumnProps) => <div className={formColumn}>{children}</div>;

export type FormRowProps = { children: ReactNode };

/** Two fields beside each other where there is room. */
export const FormRow = ({ children }: FormRowProps) => <div className={formRow}>{children}</div>;

export type InputRowProps = {
  /** A text field, then its button. */
  children: ReactNode;
};

/** A field and the button that sends it, on one line. */
export const InputRow = ({ children }: InputRowProps) => <div className={inputRow}>{children}</div>;

export type FieldSetProps = {
  /** The question that the fields answer together. */
  legend: ReactNode;
  /** For a question that the heading above has asked already. */
  isLegendHidden?: boolean;
  children: ReactNode;
};

/** Fields that answer one question together. */
export const FieldSet = ({ legend, isLegendHidden = false, children }: FieldSetProps) => (
  <fieldset>
    <legend className={isLegendHidden ? undefined : legendClass}>
      {isLegendHidden ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
    </legend>
    <div className={fieldSet}>{children}</div>
  </fieldset>
);
