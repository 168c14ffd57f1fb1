import { Combobox as Base } from '@base-ui/react/combobox';
import { type ComponentProps, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { iconButton } from '../button/icon-button.css.ts';
import { control, controlEnd, controlFrame } from '../field/field.css.ts';
import { Icon } from '../icon/icon.tsx';
import { wordless } from '../tooltip/wordless.ts';
import {
  comboboxEmpty,
  comboboxHint,
  comboboxItems,
  comboboxLabel,
  comboboxOption,
  comboboxPlace,
  comboboxPopup,
} from './combobox.css.ts';
import { leadFirst, matches, type ComboboxOption } from './combobox-option.ts';

export type ComboboxListProps = {
  name: string;
  options: readonly ComboboxOption[];
  chosen: ComboboxOption | null;
  placeholder: string | undefined;
  emptyLabel: string;
  openLabel: string;
  clearLabel: string;
  inputProps: Pick<ComponentProps<'input'>, 'id' | 'aria-describedby' | 'aria-invalid'>;
  /** The text typed before this loaded, and whether the field has the focus and was clicked. */
  typed: string;
  isEntered: boolean;
  isOpen: boolean;
  limit: number;
  onChange: ((value: string | null) => void) | undefined;
};

/** The field with its list; it replaces the plain field unnoticed. */
export const ComboboxList = ({
  name,
  options,
  chosen,
  placeholder,
  emptyLabel,
  openLabel,
  clearLabel,
  inputProps,
  typed,
  isEntered,
  isOpen,
  limit,
  onChange,
}: ComboboxListProps) => {
  const input = useRef<HTMLInputElement>(null);
  const [wasEntered] = useState(isEntered);
  const [value, setValue] = useState(chosen);
  const [sought, setSought] = useState(typed);
  const told = useRef(chosen);
  useLayoutEffect(() => {
    if (wasEntered) input.current?.focus();
  }, [wasEntered]);
  // Called once the form has the value: the callback may read it there.
  useEffect(() => {
    if (value === told.current) return;
    told.current = value;
    onChange?.(value?.value ?? null);
  }, [value, onChange]);
  return (
    <Base.Root
      items={leadFirst(options, sought)}
      value={value}
      defaultInputValue={typed}
      defaultOpen={isOpen}
      filter={matches}
      limit={limit}
      autoHighlight
      onValueChange={setValue}
      onInputValueChange={setSought}
    >
      {value && <input type="hidden" name={name} value={value.value} />}
      <Base.InputGroup className={controlFrame}>
        <Base.Input
          {...inputProps}
          ref={input}
          className={control({ hasEnd: true })}
          placeholder={placeholder}
        />
        <span className={controlEnd}>
          {value ? (
            <Base.Clear {...wordless()} className={iconButton({ look: 'plain' })} aria-label={clearLabel}>
              <Icon name="close" size="small" />
            </Base.Clear>
          ) : (
            <Base.Trigger {...wordless()} className={iconButton({ look: 'plain' })} aria-label={openLabel}>
              <Icon name="chevron-down" />
            </Base.Trigger>
          )}
        </span>
      </Base.InputGroup>
      <Base.Portal>
        <Base.Positioner className={comboboxPlace} sideOffset={6} align="start">
          <Base.Popup className={comboboxPopup}>
            <Base.Empty>
              <p className={comboboxEmpty}>{emptyLabel}</p>
            </Base.Empty>
            <Base.List className={comboboxItems} aria-label={openLabel}>
              {(option: ComboboxOption) => (
                <Base.Item key={option.value} value={option} className={comboboxOption}>
                  <span className={comboboxLabel}>{option.label}</span>
                  {option.hint && <span className={comboboxHint}>{option.hint}</span>}
                </Base.Item>
              )}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
};
