import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useRef,
} from 'react';
import { suggestionArea } from './suggestion-area.css.ts';

export type SuggestionAreaProps = {
  /** The search field, which works without scripts. */
  field: ReactNode;
  /** The list below the field; nothing while it is closed. */
  children?: ReactNode;
  /** Called with the field's text on focus and on input. */
  onAsk: (typed: string) => void;
  /** The focus left the area, or Escape was pressed. */
  onLeave: () => void;
  /** The text was submitted, by Enter or by the button. */
  onSend: (typed: string) => void;
};

const valueIn = (area: HTMLElement) => area.querySelector('input')?.value ?? '';

/** The field first, then every suggestion, in the order of the arrow keys. */
const stopsOf = (area: HTMLElement) => [...area.querySelectorAll<HTMLElement>('input, a')];

/**
 * Around a search field: handles its input and contains the suggestions. Suggestions are links, so the field
 * stays a plain one; the arrow keys go through both, Escape returns to the field with its text.
 */
export const SuggestionArea = ({ field, children, onAsk, onLeave, onSend }: SuggestionAreaProps) => {
  const area = useRef<HTMLDivElement>(null);
  const isOpen = Boolean(children);

  useEffect(() => {
    if (!isOpen) return;
    const pressed = ({ target }: PointerEvent) => {
      if (!area.current?.contains(target as Node)) onLeave();
    };
    document.addEventListener('pointerdown', pressed);
    return () => document.removeEventListener('pointerdown', pressed);
  });

  const ask = ({ target, currentTarget }: FocusEvent<HTMLElement> | FormEvent<HTMLElement>) => {
    if (target instanceof HTMLInputElement) onAsk(valueIn(currentTarget));
  };
  // A click on a link may blur without a new focus; only a focus elsewhere counts as leaving.
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) onLeave();
  };
  const send = (event: FormEvent<HTMLElement>) => {
    event.preventDefault();
    onSend(valueIn(event.currentTarget));
  };
  const close = (event: KeyboardEvent<HTMLElement>) => {
    if (!isOpen) return;
    // Otherwise the browser would clear the field.
    event.preventDefault();
    event.currentTarget.querySelector('input')?.focus();
    onLeave();
  };
  const step = (event: KeyboardEvent<HTMLElement>, by: 1 | -1) => {
    const stops = stopsOf(event.currentTarget);
    const at = stops.indexOf(event.target as HTMLElement);
    if (at === -1) return;
    event.preventDefault();
    if (!isOpen) onAsk(valueIn(event.currentTarget));
    else stops.at((at + by) % stops.length)?.focus();
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') close(event);
    if (event.key === 'ArrowDown') step(event, 1);
    if (event.key === 'ArrowUp') step(event, -1);
  };

  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- it only handles events of its field and its links
    <div
      ref={area}
      className={suggestionArea}
      onFocus={ask}
      onInput={ask}
      onBlur={leave}
      onKeyDown={press}
      onSubmit={send}
    >
      {field}
      {children}
    </div>
  );
};
