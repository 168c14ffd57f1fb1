import { Notice } from '@shop/ui-theme/notice';
import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

/**
 * The result of the last action, in the page's message for it. Takes the focus when the pressed button is
 * gone.
 */
export const DoneNotice = ({ words }: { words: Readonly<Record<string, string>> }) => {
  const [search] = useSearchParams();
  const { key } = useLocation();
  const area = useRef<HTMLDivElement>(null);
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    if (document.activeElement === document.body) area.current?.focus({ preventScroll: true });
  }, [key]);
  const done = search.get('done') ?? '';
  if (!Object.hasOwn(words, done)) return null;
  return (
    <div ref={area} tabIndex={-1}>
      <Notice tone="success">{words[done]}</Notice>
    </div>
  );
};
