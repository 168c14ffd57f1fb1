import { type ComponentType, useId, useRef, useState } from 'react';
import { Field } from '../field/field.tsx';
import { descriptionOf, type FieldWords } from '../field/field-words.ts';
import { control, controlEnd, controlFrame } from '../field/field.css.ts';
import { Icon } from '../icon/icon.tsx';
import { comboboxSign } from './combobox.css.ts';
import type { ComboboxListProps } from './combobox-list.tsx';
import type { ComboboxOption } from './combobox-option.ts';

export type { ComboboxOption };

export type ComboboxProps = FieldWords & {
  /** Sent with the form: the value of what was chosen, or nothing. */
  name: string;
  /** All of them: they are searched here. */
  options: readonly ComboboxOption[];
  /** What was chosen before. */
  defaultValue?: string | undefined;
  /** The field's text while nothing is chosen. */
  placeholder?: string | undefined;
  /** Said when nothing matches what was typed. */
  emptyLabel: string;
  /** Of the arrow, and of the list that it opens. */
  openLabel: string;
  /** Of the cross that takes the choice back. */
  clearLabel: string;
  id?: string;
  /** Nothing can be chosen yet. */
  isDisabled?: boolean;
  /** Called once the form holds the choice; null when it was taken back. */
  onChange?: ((value: string | null) => void) | undefined;
};

type Ready = Pick<ComboboxListProps, 'typed' | 'isEntered' | 'isOpen'> & {
  List: ComponentType<ComboboxListProps>;
};

/** More would not be read; typing narrows them down. */
const SHOWN = 50;

/**
 * One of very many, found by typing. The list itself is loaded when it is first asked for; until then
 * the same field is shown and keeps its text.
 */
export const Combobox = ({
  name,
  options,
  defaultValue,
  placeholder,
  emptyLabel,
  openLabel,
  clearLabel,
  id,
  isDisabled = false,
  onChange,
  ...words
}: ComboboxProps) => {
  const madeId = useId();
  const fieldId = id ?? madeId;
  const first = useRef<HTMLInputElement>(null);
  const isWanted = useRef(false);
  const [ready, setReady] = useState<Ready | null>(null);
  const chosen = options.find(({ value }) => value === defaultValue);
  const described = descriptionOf({ id: fieldId, hint: words.hint, error: words.error });

  const load = async () => {
    const { ComboboxList } = await import('./combobox-list.tsx');
    setReady({
      List: ComboboxList,
      typed: first.current?.value ?? '',
      isEntered: document.activeElement === first.current,
      isOpen: isWanted.current,
    });
  };
  // Without a line the field stays as it is, and asks again when it is next entered.
  const ask = () => void load().catch(() => undefined);
  const want = () => {
    isWanted.current = true;
  };

  return (
    <Field id={fieldId} {...words}>
      {ready ? (
        <ready.List
          {...{ name, options, placeholder, emptyLabel, openLabel, clearLabel, onChange }}
          inputProps={{ id: fieldId, ...described }}
          chosen={chosen ?? null}
          typed={ready.typed}
          isEntered={ready.isEntered}
          isOpen={ready.isOpen}
          limit={SHOWN}
        />
      ) : (
        <span className={controlFrame}>
          <input
            ref={first}
            {...described}
            id={fieldId}
            type="text"
            role="combobox"
            aria-expanded={false}
            aria-haspopup="listbox"
            aria-controls={`${fieldId}-list`}
            autoComplete="off"
            className={control({ hasEnd: true })}
            placeholder={placeholder}
            defaultValue={chosen?.label}
            disabled={isDisabled}
            onPointerEnter={ask}
            onFocus={ask}
            onPointerDown={want}
            onInput={want}
          />
          {chosen && <input type="hidden" name={name} value={chosen.value} />}
          <span className={controlEnd}>
            <span className={comboboxSign}>
              <Icon name="chevron-down" />
            </span>
          </span>
        </span>
      )}
    </Field>
  );
};
