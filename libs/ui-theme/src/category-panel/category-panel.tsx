import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { useDialog } from '../dialog/use-dialog.ts';
import { PageWidth } from '../page-width/page-width.tsx';
import { CategoryLevel, type CategoryNode } from './category-level.tsx';
import { panel, panelClose, panelGrid } from './category-panel.css.ts';

export type { CategoryNode };

export type CategoryPanelProps = {
  heading: string;
  closeLabel: string;
  categories: readonly CategoryNode[];
  isOpen: boolean;
  onClose: () => void;
};

/** Long enough to cross other entries on the way to the next column. */
const INTENT_MS = 110;

const useIntent = () => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (act: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, INTENT_MS);
  };
};

const isByFinger = ({ nativeEvent }: MouseEvent) => (nativeEvent as PointerEvent).pointerType === 'touch';

/** Otherwise the dialog would focus its close button. */
const focusOpenEntry = (panel: HTMLElement | null) => {
  if (!panel?.contains(document.activeElement)) return;
  const entry = panel.querySelector<HTMLElement>('a[aria-expanded="true"]') ?? panel.querySelector('a');
  entry?.focus();
};

/** Three levels at once by pointer, focus and arrow keys. Small screens have a page for each level instead. */
export const CategoryPanel = ({ heading, closeLabel, categories, isOpen, onClose }: CategoryPanelProps) => {
  const dialog = useDialog(isOpen);
  const intend = useIntent();
  const [first, setFirst] = useState<CategoryNode>();
  const [second, setSecond] = useState<CategoryNode>();

  const shownFirst = first ?? categories[0];
  const middle = shownFirst?.children ?? [];
  const shownSecond =
    second && middle.includes(second) ? second : middle.find(({ children }) => children?.length);

  const open = (node: CategoryNode, at: 1 | 2) => {
    if (at === 1) setFirst(node);
    else setSecond(node);
  };
  const intent = (at: 1 | 2) => (node: CategoryNode) => intend(() => open(node, at));
  const tap = (at: 1 | 2) => (node: CategoryNode, event: MouseEvent) => {
    const isOpenAlready = node === (at === 1 ? shownFirst : shownSecond);
    // Touch has no hover: the first tap shows the level, the second follows the link.
    if (!node.children?.length || isOpenAlready || !isByFinger(event)) return onClose();
    event.preventDefault();
    open(node, at);
  };

  useEffect(() => focusOpenEntry(dialog.current), [dialog, isOpen]);

  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the veil is only a shortcut; Escape and the button close as well
    <dialog
      ref={dialog}
      className={panel}
      aria-label={heading}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <PageWidth>
        <div className={panelClose}>
          <IconButton icon="close" label={closeLabel} onClick={onClose} />
        </div>
        <div className={panelGrid}>
          <CategoryLevel
            depth="first"
            nodes={categories}
            open={shownFirst}
            onIntent={intent(1)}
            onTap={tap(1)}
          />
          <CategoryLevel
            depth="second"
            nodes={middle}
            open={shownSecond}
            onIntent={intent(2)}
            onTap={tap(2)}
          />
          <CategoryLevel depth="third" nodes={shownSecond?.children ?? []} onTap={onClose} />
        </div>
      </PageWidth>
    </dialog>
  );
};
