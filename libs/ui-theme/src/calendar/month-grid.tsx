import { useId, useState, type KeyboardEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { IconButton } from '../button/icon-button.tsx';
import type { CalendarWords } from './calendar-words.ts';
import { calendarDay, calendarGrid, calendarHead, calendarMonth, calendarWeekday } from './calendar.css.ts';
import {
  dayByKey,
  monthAfter,
  monthBefore,
  monthOf,
  numberOf,
  readDay,
  weeksOf,
  writeDay,
  type Day,
} from './days.ts';

export type MonthGridProps = {
  words: CalendarWords;
  /** The chosen day, or empty. */
  value: string;
  /** The one day that the tab key reaches. */
  focused: RefObject<HTMLButtonElement | null>;
  onChoose: (day: string) => void;
};

/** As the visitor's clock has it. */
const today = (): Day => {
  const now = new Date();
  return Math.floor((now.getTime() - now.getTimezoneOffset() * 60_000) / 86_400_000);
};

/** One month, operated as the pattern for date grids has it: arrows, Home, End, and the page keys. */
export const MonthGrid = ({ words, value, focused, onChoose }: MonthGridProps) => {
  const titleId = useId();
  const [now] = useState(today);
  const chosen = readDay(value);
  const [current, setCurrent] = useState<Day>(chosen ?? now);
  const move = (event: KeyboardEvent) => {
    const day = dayByKey(current, event, words.firstDay);
    if (day === undefined) return;
    event.preventDefault();
    // The next key may come at once, and belongs to the new day.
    flushSync(() => setCurrent(day));
    focused.current?.focus();
  };
  return (
    <>
      <div className={calendarHead}>
        <IconButton
          icon="chevron-left"
          label={words.previous}
          onClick={() => setCurrent(monthBefore(current))}
        />
        <p className={calendarMonth} id={titleId} aria-live="polite">
          {words.month(monthOf(current))}
        </p>
        <IconButton icon="chevron-right" label={words.next} onClick={() => setCurrent(monthAfter(current))} />
      </div>
      <table role="grid" aria-labelledby={titleId} className={calendarGrid}>
        <thead>
          <tr>
            {words.weekdays.map(({ short, long }) => (
              <th key={long} scope="col" abbr={long} className={calendarWeekday}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(current, words.firstDay).map((week, row) => (
            <tr key={row}>
              {week.map((day, column) =>
                day === undefined ? (
                  <td key={column} />
                ) : (
                  <td key={column} role="gridcell" aria-selected={day === chosen}>
                    <button
                      type="button"
                      ref={day === current ? focused : undefined}
                      tabIndex={day === current ? 0 : -1}
                      className={calendarDay({ isChosen: day === chosen, isToday: day === now })}
                      aria-label={words.day(writeDay(day))}
                      aria-current={day === now ? 'date' : undefined}
                      onKeyDown={move}
                      onFocus={() => setCurrent(day)}
                      onClick={() => onChoose(writeDay(day))}
                    >
                      {numberOf(day)}
                    </button>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
};
