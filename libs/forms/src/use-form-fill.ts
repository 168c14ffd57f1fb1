import { useCallback, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { fieldId, useFormFrame } from './form-context.ts';

const valueIn = (id: string): string | null => {
  const field = document.getElementById(id);
  return field instanceof HTMLInputElement || field instanceof HTMLSelectElement ? field.value : null;
};

type Fill = (
  found: Readonly<Record<string, string>>,
  /** Fields that are filled exactly when another one is: a currency follows its price. */
  follows?: Readonly<Record<string, string>>,
) => void;

/** Fills fields of the form that are empty, or still hold what was filled in before; what was typed is kept. */
export const useFormFill = (): Fill => {
  const { setValue } = useFormContext();
  const { id } = useFormFrame();
  const filled = useRef<Readonly<Record<string, string>>>({});
  return useCallback(
    (found, follows = {}) => {
      const before = filled.current;
      const isOpen = (name: string): boolean => {
        const value = valueIn(fieldId(id, name));
        return value === '' || (value !== null && value === before[name]);
      };
      // What was filled in for something else, and is not found now, goes.
      const gone = Object.keys(before).filter((name) => !(name in found) && !(name in follows));
      const wanted = { ...Object.fromEntries(gone.map((name) => [name, ''])), ...found };
      const open = Object.entries(wanted).filter(([name]) => isOpen(follows[name] ?? name));
      for (const [name, value] of open) setValue(name, value, { shouldDirty: true });
      filled.current = { ...before, ...Object.fromEntries(open) };
    },
    [id, setValue],
  );
};
