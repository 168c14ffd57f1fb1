import { Notice } from '@shop/ui-theme/notice';
import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useMessages } from '../messages.ts';

const DONE = ['saved', 'removed', 'main'] as const;

/** What was just done. Takes the focus when the button that was pressed is gone. */
export const DoneNotice = () => {
  const say = useMessages();
  const [search] = useSearchParams();
  const { key } = useLocation();
  const area = useRef<HTMLDivElement>(null);
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    if (document.activeElement === document.body) area.current?.focus({ preventScroll: true });
  }, [key]);
  const done = DONE.find((one) => one === search.get('done'));
  if (!done) return null;
  return (
    <div ref={area} tabIndex={-1}>
      <Notice tone="success">{say(`account.addresses.done.${done}`)}</Notice>
    </div>
  );
};
