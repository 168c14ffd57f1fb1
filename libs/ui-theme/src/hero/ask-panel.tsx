import { type ComponentProps, type ReactNode, useId } from 'react';
import { Button } from '../button/button.tsx';
import { control } from '../field/field.css.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import { askForm, askLabel, askPanel, askRow, askSign, fromSmall } from './hero.css.ts';

export type AskPanelProps = {
  /** One `AskForm` or two, each in a `SuggestionArea` where it has suggestions. */
  children: ReactNode;
  /** Left out on small screens, whose header has the same form. */
  isFromSmall?: boolean;
};

/** The search by link next to the search by words. */
export const AskPanel = ({ children, isFromSmall = false }: AskPanelProps) => (
  <div className={isFromSmall ? `${askPanel} ${fromSmall}` : askPanel}>{children}</div>
);

export type AskFormProps = {
  /** The target of the form's GET. */
  action: string;
  icon: IconName;
  label: ReactNode;
  name: string;
  placeholder?: string;
  submitLabel: ReactNode;
  /** The variant of the button: one of two forms is primary. */
  look?: 'primary' | 'quiet';
  type?: 'url' | 'search' | 'text';
  onSubmit?: ComponentProps<'form'>['onSubmit'];
};

/** One field, sent by a plain GET. */
export const AskForm = ({
  action,
  icon,
  label,
  name,
  placeholder,
  submitLabel,
  look = 'primary',
  type = 'text',
  onSubmit,
}: AskFormProps) => {
  const id = useId();
  return (
    <form action={action} method="get" className={askForm} onSubmit={onSubmit}>
      <label htmlFor={id} className={askLabel}>
        <span className={askSign}>
          <Icon name={icon} />
        </span>
        {label}
      </label>
      <div className={askRow}>
        <input id={id} name={name} type={type} placeholder={placeholder} required className={control()} />
        <Button type="submit" look={look}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
};
