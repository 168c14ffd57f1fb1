import { TextArea, type TextAreaProps } from '@shop/ui-theme/text-area';
import type { VisibilityMode } from './field-visibility.ts';
import { useFormField } from './use-form-field.ts';

export type FormTextAreaProps = Pick<
  TextAreaProps,
  'hint' | 'optional' | 'required' | 'rows' | 'maxLength'
> & {
  name: string;
  mode?: VisibilityMode;
};

/** Text of several lines. Apart from the other fields: landing pages load those. */
export const FormTextArea = ({ name, mode = 'blur', ...rest }: FormTextAreaProps) => (
  <TextArea {...useFormField(name, mode)} {...rest} />
);
