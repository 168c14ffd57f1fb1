import { Checkbox, PasswordField, Select, TextField, type TextFieldProps } from '@shop/ui-theme';
import type { ReactNode } from 'react';
import type { VisibilityMode } from './field-visibility.ts';
import { useFormField } from './use-form-field.ts';

type Shared = { name: string; mode?: VisibilityMode };

export type FormTextProps = Shared &
  Pick<
    TextFieldProps,
    'hint' | 'optional' | 'type' | 'inputMode' | 'autoComplete' | 'placeholder' | 'width'
  > & {
    required?: boolean;
  };

/** A line of text. */
export const FormText = ({ name, mode = 'blur', ...rest }: FormTextProps) => (
  <TextField {...useFormField(name, mode)} {...rest} />
);

export type FormPasswordProps = Shared & {
  showLabel: string;
  hideLabel: string;
  autoComplete: 'current-password' | 'new-password';
  hint?: string;
};

/** A password; never refilled. */
export const FormPassword = ({ name, mode = 'blur', ...rest }: FormPasswordProps) => (
  <PasswordField {...useFormField(name, mode)} {...rest} defaultValue="" required />
);

export type FormSelectProps = Shared & {
  options: readonly { value: string; label: string }[];
  /** Called after the form has taken note. */
  onChoose?: ((select: HTMLSelectElement) => void) | undefined;
  placeholder?: string;
  autoComplete?: string;
};

export const FormSelect = ({ name, mode = 'blur', onChoose, ...rest }: FormSelectProps) => {
  const field = useFormField(name, mode);
  return (
    <Select
      {...field}
      {...rest}
      onChange={(event) => {
        void field.onChange(event);
        onChoose?.(event.currentTarget);
      }}
    />
  );
};

export type FormCheckProps = Shared & { children: ReactNode; value?: string; hint?: string };

/** A tick box; its message shows once it is dirty. */
export const FormCheck = ({ name, mode = 'dirty', value = '1', children, ...rest }: FormCheckProps) => {
  const { defaultValue, label: _, ...field } = useFormField(name, mode);
  return (
    <Checkbox {...field} {...rest} label={children} value={value} defaultChecked={defaultValue === value} />
  );
};
