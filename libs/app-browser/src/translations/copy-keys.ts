type CopyKeysOptions = {
  isKey: (text: string) => boolean;
  onCopied: (key: string) => void;
  copy?: (text: string) => Promise<void>;
};

const textsOf = (element: Element): string[] => [
  ...[...element.childNodes]
    .filter((node) => node.nodeType === Node.TEXT_NODE)
    .map((node) => node.textContent ?? ''),
  ...['placeholder', 'aria-label', 'alt', 'title'].map((name) => element.getAttribute(name) ?? ''),
];

/** The key that an element shows: its own text first, then that of its children, then its label. */
const keyAt = (element: Element, isKey: CopyKeysOptions['isKey']): string | undefined =>
  [...textsOf(element), element.textContent ?? '']
    .flatMap((text) => text.split(/\s+/))
    .find((word) => isKey(word));

/**
 * While keys are shown, a click on one copies it and does nothing else; with Ctrl, Cmd, Shift or Alt a click
 * works as usual. Returns a function that ends this.
 */
export const copyKeysOnClick = ({
  isKey,
  onCopied,
  copy = (text) => navigator.clipboard.writeText(text),
}: CopyKeysOptions): (() => void) => {
  const end = new AbortController();
  document.addEventListener(
    'click',
    (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      const key = event.target instanceof Element ? keyAt(event.target, isKey) : undefined;
      if (key === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      void copy(key).then(() => onCopied(key));
    },
    { capture: true, signal: end.signal },
  );
  return () => end.abort();
};
