import { type ReactNode, useState } from 'react';
import { Button } from '../button/button.tsx';
import { Select, type SelectOption } from '../field/select.tsx';
import { useHydrated } from '../hydrated/use-hydrated.ts';
import { sortField, sortForm } from './sort-select.css.ts';

export type SortSelectProps = {
  /** For those who listen; the list says it to the eye. */
  label: string;
  /** Sent with the form. */
  name: string;
  /** The orders there are. */
  options: readonly SelectOption[];
  /** Of the order that is applied. */
  value: string;
  /** On the button that is there until scripts make it needless. */
  submitLabel: string;
  /** Where a plain GET of the form goes. */
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
  // Shown at once, and given up for what the address says when that changes.
  const [chosen, setChosen] = useState({ value, applied: value });
  if (chosen.applied !== value) setChosen({ value, applied: value });
  const choose = (order: string, form: HTMLFormElement | null) => {
    setChosen({ value: order, applied: value });
    if (onChange) onChange(order);
    else form?.requestSubmit();
  };
  return (
    <form action={action} method="get" className={sortForm}>
      {children}
      <div className={sortField}>
        <Select
          label={label}
          isLabelHidden
          name={name}
          size="small"
          options={options}
          value={chosen.value}
          onChange={({ currentTarget }) => choose(currentTarget.value, currentTarget.form)}
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
