import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { useDialog } from '../dialog/use-dialog.ts';
import { PageWidth } from '../page-width/page-width.tsx';
import { CategoryLevel, type CategoryNode } from './category-level.tsx';
import { panel, panelBack, panelGrid, panelHead, panelHeading } from './category-panel.css.ts';

export type CategoryPanelProps = {
  heading: string;
  closeLabel: string;
  /** One level up, on small screens. */
  backLabel: string;
  /** Names the page of a category at the head of its own level: "All electronics". */
  allLabel: (name: string) => string;
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

/** Whoever has opened a level stands in it; whoever went back stands where they left. */
const focusLevel = (panel: HTMLElement | null, depth: number) => {
  const level = panel?.contains(document.activeElement) ? panel.querySelectorAll('ul')[depth - 1] : undefined;
  const entry = level?.querySelector<HTMLElement>('a[aria-expanded="true"]') ?? level?.querySelector('a');
  entry?.focus();
};

const isSmallScreen = () => matchMedia('(max-width: 640px)').matches;

/** Three levels at once by pointer, focus and arrow keys; one after another on small screens. */
export const CategoryPanel = ({
  heading,
  closeLabel,
  backLabel,
  allLabel,
  categories,
  isOpen,
  onClose,
}: CategoryPanelProps) => {
  const dialog = useDialog(isOpen);
  const intend = useIntent();
  const [first, setFirst] = useState<CategoryNode>();
  const [second, setSecond] = useState<CategoryNode>();
  const [depth, setDepth] = useState<1 | 2 | 3>(1);

  const shownFirst = first ?? categories[0];
  const middle = shownFirst?.children ?? [];
  const shownSecond =
    second && middle.includes(second) ? second : middle.find(({ children }) => children?.length);

  const headings = [heading, shownFirst?.name, shownSecond?.name];

  const open = (node: CategoryNode, at: 1 | 2) => {
    if (at === 1) setFirst(node);
    else setSecond(node);
  };
  const intent = (at: 1 | 2) => (node: CategoryNode) => intend(() => open(node, at));
  const close = () => {
    setDepth(1);
    onClose();
  };
  const tap = (at: 1 | 2) => (node: CategoryNode, event: MouseEvent) => {
    const isOpenAlready = node === (at === 1 ? shownFirst : shownSecond);
    const isSmall = isSmallScreen();
    // A finger cannot hover: its first press shows the level, its second follows the link.
    if (!node.children?.length || (!isSmall && (isOpenAlready || !isByFinger(event)))) return close();
    event.preventDefault();
    open(node, at);
    if (isSmall) setDepth(at === 1 ? 2 : 3);
  };
  const allOf = (node: CategoryNode | undefined) => node && { href: node.href, label: allLabel(node.name) };
  useEffect(() => focusLevel(dialog.current, depth), [dialog, depth, isOpen]);

  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the veil is only a shortcut; Escape and the button close as well
    <dialog
      ref={dialog}
      className={panel}
      aria-label={heading}
      onClose={close}
      onClick={(event) => event.target === event.currentTarget && close()}
    >
      <PageWidth>
        <div className={panelHead}>
          <span className={panelBack}>
            {depth > 1 && (
              <IconButton icon="arrow-back" label={backLabel} onClick={() => setDepth(depth === 3 ? 2 : 1)} />
            )}
          </span>
          <h2 className={panelHeading}>{headings[depth - 1]}</h2>
          <IconButton icon="close" label={closeLabel} onClick={close} />
        </div>
        <div className={panelGrid}>
          <CategoryLevel
            depth="first"
            nodes={categories}
            open={shownFirst}
            isOnTop={depth === 1}
            onIntent={intent(1)}
            onTap={tap(1)}
          />
          <CategoryLevel
            depth="second"
            nodes={middle}
            open={shownSecond}
            isOnTop={depth === 2}
            all={allOf(shownFirst)}
            onIntent={intent(2)}
            onTap={tap(2)}
            onAll={close}
          />
          <CategoryLevel
            depth="third"
            nodes={shownSecond?.children ?? []}
            isOnTop={depth === 3}
            all={allOf(shownSecond)}
            onTap={close}
            onAll={close}
          />
        </div>
      </PageWidth>
    </dialog>
  );
};
