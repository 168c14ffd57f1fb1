import { type ComponentProps, useId } from 'react';
import { Field } from './field.tsx';
import { descriptionOf, type FieldWords } from './field-words.ts';
import { control } from './field.css.ts';

type Native = Omit<ComponentProps<'select'>, 'className' | 'style' | 'children' | 'size'>;

export type SelectOption = { value: string; label: string; isDisabled?: boolean | undefined };

export type SelectProps = FieldWords &
  Native & {
    /** Sent with the form. */
    name: string;
    /** In the order of the list. */
    options: readonly SelectOption[];
    /** An empty first choice, for an unfilled field. */
    placeholder?: string | undefined;
    /** `small` in tools above a list. */
    size?: 'small' | 'medium';
    /** `auto` is as wide as its longest option. */
    width?: 'full' | 'auto';
  };

/** The native select: it works everywhere without scripts. */
export const Select = ({
  label,
  isLabelHidden,
  hint,
  error,
  optional,
  id,
  options,
  placeholder,
  size = 'medium',
  width = 'full',
  ...native
}: SelectProps) => {
  const madeId = useId();
  const fieldId = id ?? madeId;
  return (
    <Field
      id={fieldId}
      label={label}
      isLabelHidden={isLabelHidden}
      hint={hint}
      error={error}
      optional={optional}
    >
      <select
        {...native}
        {...descriptionOf({ id: fieldId, hint, error })}
        id={fieldId}
        className={control({ kind: 'select', size, width })}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.isDisabled}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
};
