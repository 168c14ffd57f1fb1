import { Children, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { useHydrated } from '../hydrated/use-hydrated.ts';
import { rail, railAtRest, railButtons, railCardItem, railFrame, railItem } from './rail.css.ts';

export type RailProps = {
  /** Names the list, for screen readers. */
  label: string;
  /** Product cards, whose rows align, or promos, two side by side. */
  kind?: 'cards' | 'wide';
  /** With both labels, arrows appear when scripts run and the list can scroll. */
  backLabel?: string;
  forwardLabel?: string;
  children: ReactNode;
};

const useEnds = (list: RefObject<HTMLUListElement | null>) => {
  const [ends, setEnds] = useState({ isAtStart: true, isAtEnd: false });
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const look = () => {
      const scrolled = Math.abs(element.scrollLeft);
      const isAtStart = scrolled < 8;
      const isAtEnd = scrolled + element.clientWidth > element.scrollWidth - 8;
      setEnds((known) =>
        known.isAtStart === isAtStart && known.isAtEnd === isAtEnd ? known : { isAtStart, isAtEnd },
      );
    };
    // The observer first calls back after layout. Measuring here would force a second layout.
    const size = new ResizeObserver(look);
    size.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      size.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [list]);
  return ends;
};

/** A carousel as a list: it scrolls by touch, wheel and keyboard; the arrows are optional. */
export const Rail = ({ label, kind = 'cards', backLabel, forwardLabel, children }: RailProps) => {
  const list = useRef<HTMLUListElement>(null);
  const { isAtStart, isAtEnd } = useEnds(list);
  const isHydrated = useHydrated();
  const move = (by: number) => {
    const element = list.current;
    const sense = element && getComputedStyle(element).direction === 'rtl' ? -1 : 1;
    element?.scrollBy({ left: sense * by * element.clientWidth * 0.8, behavior: 'smooth' });
  };
  return (
    <div className={railFrame}>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a list that scrolls must be reachable by keyboard */}
      <ul ref={list} className={rail({ kind })} aria-label={label} tabIndex={0}>
        {Children.map(children, (child) => (
          <li className={kind === 'cards' ? `${railItem} ${railCardItem}` : railItem}>{child}</li>
        ))}
      </ul>
      {backLabel && forwardLabel && (
        <div className={isHydrated && !(isAtStart && isAtEnd) ? railButtons : `${railButtons} ${railAtRest}`}>
          <IconButton
            look="outlined"
            icon="arrow-back"
            label={backLabel}
            isIdle={isAtStart}
            onClick={() => move(-1)}
          />
          <IconButton
            look="outlined"
            icon="arrow"
            label={forwardLabel}
            isIdle={isAtEnd}
            onClick={() => move(1)}
          />
        </div>
      )}
    </div>
  );
};
