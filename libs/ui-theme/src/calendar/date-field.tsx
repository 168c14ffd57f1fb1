import { type ComponentType, useId, useRef, useState } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { Field } from '../field/field.tsx';
import { control, controlEnd, controlFrame } from '../field/field.css.ts';
import { descriptionOf, type FieldWords } from '../field/field-words.ts';
import { useHydrated } from '../hydrated/use-hydrated.ts';
import type { CalendarPopupProps } from './calendar-popup.tsx';
import type { CalendarWords } from './calendar-words.ts';
import { ownCalendar } from './calendar.css.ts';

export type DateFieldProps = FieldWords & {
  /** Sent with the form as `2026-11-25`, or empty. */
  name: string;
  defaultValue?: string;
  calendar: CalendarWords;
  /** Of the button, and of the calendar that it opens. */
  openLabel: string;
  id?: string;
};

/**
 * A day: the browser's own field, which works without scripts. With them a calendar opens below it whose week begins as the
 * language's does; it is loaded when it is first opened.
 */
export const DateField = ({ name, defaultValue, calendar, openLabel, id, ...words }: DateFieldProps) => {
  const madeId = useId();
  const fieldId = id ?? madeId;
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isHydrated = useHydrated();
  const [Popup, setPopup] = useState<ComponentType<CalendarPopupProps>>();
  const [value, setValue] = useState('');
  const [isOpen, setOpen] = useState(false);

  const toggle = async () => {
    setValue(input.current?.value ?? '');
    if (Popup) return setOpen(!isOpen);
    const { CalendarPopup } = await import('./calendar-popup.tsx');
    setPopup(() => CalendarPopup);
    setOpen(true);
  };
  const choose = (day: string) => {
    if (input.current) {
      input.current.value = day;
      input.current.dispatchEvent(new Event('input', { bubbles: true }));
      input.current.dispatchEvent(new Event('change', { bubbles: true }));
    }
    setOpen(false);
  };

  return (
    <Field id={fieldId} {...words}>
      <span className={controlFrame}>
        <input
          ref={input}
          {...descriptionOf({ id: fieldId, hint: words.hint, error: words.error })}
          id={fieldId}
          type="date"
          name={name}
          defaultValue={defaultValue}
          className={`${control({ hasEnd: isHydrated })} ${isHydrated ? ownCalendar : ''}`}
        />
        {isHydrated && (
          <span className={controlEnd}>
            <IconButton
              ref={button}
              icon="calendar"
              label={openLabel}
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              // Without a line the field is typed into, and the next press asks again.
              onClick={() => void toggle().catch(() => undefined)}
            />
          </span>
        )}
      </span>
      {Popup && (
        <Popup
          words={calendar}
          label={openLabel}
          value={value}
          isOpen={isOpen}
          button={button}
          onChoose={choose}
          onClose={() => setOpen(false)}
        />
      )}
    </Field>
  );
};
