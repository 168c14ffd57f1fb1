import { Popover } from '@base-ui/react/popover';
import { useRef, type RefObject } from 'react';
import type { CalendarWords } from './calendar-words.ts';
import { calendarPlace, calendarPopup } from './calendar.css.ts';
import { MonthGrid } from './month-grid.tsx';

export type CalendarPopupProps = {
  words: CalendarWords;
  label: string;
  /** The field's day, or empty. */
  value: string;
  isOpen: boolean;
  /** It opens and closes the calendar below it. */
  button: RefObject<HTMLButtonElement | null>;
  onChoose: (day: string) => void;
  onClose: () => void;
};

/** The calendar over the page. Escape, a press outside or a chosen day closes it; the focus returns to the button. */
export const CalendarPopup = ({
  words,
  label,
  value,
  isOpen,
  button,
  onChoose,
  onClose,
}: CalendarPopupProps) => {
  const focused = useRef<HTMLButtonElement>(null);
  const isOnButton = ({ target }: Event) => target instanceof Node && button.current?.contains(target);
  return (
    <Popover.Root
      open={isOpen}
      // The button closes the calendar itself; closed here as well it would be opened again.
      onOpenChange={(_, { event }) => !isOnButton(event) && onClose()}
    >
      <Popover.Portal>
        <Popover.Positioner className={calendarPlace} anchor={button} align="end" sideOffset={6}>
          <Popover.Popup
            className={calendarPopup}
            aria-label={label}
            initialFocus={focused}
            finalFocus={button}
          >
            <MonthGrid words={words} value={value} focused={focused} onChoose={onChoose} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
};
