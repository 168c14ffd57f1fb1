import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { search, searchButton, searchInput, searchSign } from './search-field.css.ts';

type Native = Omit<ComponentProps<'input'>, 'className' | 'style' | 'children' | 'type'>;

export type SearchFieldProps = Native & {
  /** For screen readers; the placeholder shows it. */
  label: string;
  /** The target of the form's GET. */
  action: string;
  /** The label of the button, which small screens hide. */
  submitLabel: string;
  /** For pages that change without a reload. */
  onSubmit?: ComponentProps<'form'>['onSubmit'];
  /** Hidden fields. */
  children?: ReactNode;
};

/** The largest element of the header, and a plain form: `SuggestionArea` around it adds suggestions. */
export const SearchField = ({
  label,
  action,
  submitLabel,
  name = 's',
  onSubmit,
  children,
  ...native
}: SearchFieldProps) => (
  <form role="search" action={action} method="get" className={search} onSubmit={onSubmit}>
    <span className={searchSign}>
      <Icon name="search" />
    </span>
    <input
      autoComplete="off"
      enterKeyHint="search"
      {...native}
      type="search"
      name={name}
      aria-label={label}
      className={searchInput}
    />
    {children}
    <button className={searchButton}>{submitLabel}</button>
  </form>
);
