import type { KeyboardEvent, MouseEvent } from 'react';
import { Icon } from '../icon/icon.tsx';
import { Anchor } from '../link/anchor.tsx';
import { entry, entryCount, level } from './category-panel.css.ts';

export type CategoryNode = {
  href: string;
  name: string;
  /** Its number of goods, as text. */
  count?: string | undefined;
  children?: readonly CategoryNode[] | undefined;
};

export type CategoryLevelProps = {
  depth: 'first' | 'second' | 'third';
  nodes: readonly CategoryNode[];
  /** The entry whose children the next column shows. */
  open?: CategoryNode | undefined;
  onIntent?: (node: CategoryNode) => void;
  onTap?: (node: CategoryNode, event: MouseEvent) => void;
};

const siblingLink = (element: Element, way: 'nextElementSibling' | 'previousElementSibling') =>
  element.closest('li')?.[way]?.querySelector('a');

const columnLink = (element: Element, way: 'nextElementSibling' | 'previousElementSibling') => {
  const column = element.closest('ul')?.[way];
  return (
    column?.querySelector<HTMLElement>('a[aria-expanded="true"]') ?? column?.querySelector<HTMLElement>('a')
  );
};

const TARGETS = {
  ArrowDown: (link: Element) => siblingLink(link, 'nextElementSibling'),
  ArrowUp: (link: Element) => siblingLink(link, 'previousElementSibling'),
  ArrowRight: (link: Element) => columnLink(link, 'nextElementSibling'),
  ArrowLeft: (link: Element) => columnLink(link, 'previousElementSibling'),
};

const walk = (event: KeyboardEvent<HTMLUListElement>) => {
  const target = TARGETS[event.key as keyof typeof TARGETS]?.(event.target as Element);
  if (!target) return;
  event.preventDefault();
  target.focus();
};

/** One column of the panel. Arrow keys move within it and to the next column. */
export const CategoryLevel = ({ depth, nodes, open, onIntent, onTap }: CategoryLevelProps) => (
  // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the links are the controls; arrows are a shortcut between them
  <ul className={level({ depth })} onKeyDown={walk}>
    {nodes.map((node) => {
      const hasMore = Boolean(node.children?.length);
      return (
        <li key={node.href}>
          <Anchor
            href={node.href}
            className={entry({ isOpen: node === open, isLast: depth === 'third' })}
            aria-expanded={hasMore ? node === open : undefined}
            // A touch also fires hover events; only a mouse really hovers.
            onPointerEnter={onIntent && (({ pointerType }) => pointerType !== 'touch' && onIntent(node))}
            onFocus={onIntent && (() => onIntent(node))}
            onClick={onTap && ((event) => onTap(node, event))}
          >
            {node.name}
            {hasMore ? (
              <Icon name="chevron-right" size="small" />
            ) : (
              node.count && <span className={entryCount}>{node.count}</span>
            )}
          </Anchor>
        </li>
      );
    })}
  </ul>
);
