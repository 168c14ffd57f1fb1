import { useState } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { useHydrated } from '../hydrated/use-hydrated.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'end'> & {
  /** The label of the button while the password is hidden. */
  showLabel: string;
  /** The label of the button while it is shown. */
  hideLabel: string;
};

/** The button appears only where scripts run. */
export const PasswordField = ({ showLabel, hideLabel, ...field }: PasswordFieldProps) => {
  const [isShown, setIsShown] = useState(false);
  const canShow = useHydrated();
  return (
    <TextField
      {...field}
      type={isShown ? 'text' : 'password'}
      end={
        canShow && (
          <IconButton
            icon={isShown ? 'eye-off' : 'eye'}
            label={isShown ? hideLabel : showLabel}
            aria-pressed={isShown}
            onClick={() => setIsShown(!isShown)}
          />
        )
      }
    />
  );
};
