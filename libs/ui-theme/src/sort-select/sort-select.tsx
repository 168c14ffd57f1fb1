import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Select, type SelectOption } from '../field/select.tsx';
import { useHydrated } from '../hydrated/use-hydrated.ts';
import { sortField, sortForm } from './sort-select.css.ts';

export type SortSelectProps = {
  label: string;
  name: string;
  options: readonly SelectOption[];
  value: string;
  /** On the button that is there until scripts make it needless. */
  submitLabel: string;
  action: string;
  /** Without it a change submits the form. */
  onChange?: (value: string) => void;
  /** Hidden fields: what else the address says. */
  children?: ReactNode;
};

/** In which order; a plain form at first. */
export const SortSelect = ({
  label,
  name,
  options,
  value,
  submitLabel,
  action,
  onChange,
  children,
}: SortSelectProps) => {
  const isHydrated = useHydrated();
  return (
    <form action={action} method="get" className={sortForm}>
      {children}
      <div className={sortField}>
        <Select
          key={value}
          label={label}
          isLabelHidden
          name={name}
          size="small"
          options={options}
          defaultValue={value}
          onChange={({ currentTarget }) =>
            onChange ? onChange(currentTarget.value) : currentTarget.form?.requestSubmit()
          }
        />
      </div>
      {!isHydrated && (
        <Button type="submit" look="quiet" size="small">
          {submitLabel}
        </Button>
      )}
    </form>
  );
};
