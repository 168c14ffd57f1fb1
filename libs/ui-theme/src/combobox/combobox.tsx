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
  /** Sent with the form: the value of the choice, or nothing. */
  name: string;
  /** All options: they are searched here. */
  options: readonly ComboboxOption[];
  /** The initial choice. */
  defaultValue?: string | undefined;
  /** The placeholder without a choice. */
  placeholder?: string | undefined;
  /** The text when nothing matches. */
  emptyLabel: string;
  /** The label of the arrow, and of the list that it opens. */
  openLabel: string;
  /** The label of the button that clears the choice. */
  clearLabel: string;
  id?: string;
  /** No choice is possible yet. */
  isDisabled?: boolean;
  /** Called once the form has the choice; null when it was cleared. */
  onChange?: ((value: string | null) => void) | undefined;
};

type Ready = Pick<ComboboxListProps, 'typed' | 'isEntered' | 'isOpen'> & {
  List: ComponentType<ComboboxListProps>;
};

/** More options are not useful; typing narrows them down. */
const SHOWN = 50;

/**
 * One of many options, found by typing. The list itself is loaded when first needed; until then the same
 * field is shown and keeps its text.
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
  // Offline the field stays plain, and tries again at the next focus.
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
