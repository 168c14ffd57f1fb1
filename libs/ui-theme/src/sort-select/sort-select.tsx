import { type ReactNode, useState } from 'react';
import { Button } from '../button/button.tsx';
import { Select, type SelectOption } from '../field/select.tsx';
import { useHydrated } from '../hydrated/use-hydrated.ts';
import { sortField, sortForm } from './sort-select.css.ts';

export type SortSelectProps = {
  /** For screen readers; the list shows it. */
  label: string;
  /** Sent with the form. */
  name: string;
  /** The available orders. */
  options: readonly SelectOption[];
  /** The value of the applied order. */
  value: string;
  /** The label of the button, which is shown without scripts. */
  submitLabel: string;
  /** The target of the form's GET. */
  action: string;
  /** Without it a change submits the form. */
  onChange?: (value: string) => void;
  /** Hidden fields: the other parameters of the address. */
  children?: ReactNode;
};

/** The order of a listing; a plain form at first. */
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
  // Shown at once, and replaced by the address's value when that changes.
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
