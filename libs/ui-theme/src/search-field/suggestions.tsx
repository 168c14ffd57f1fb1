import { type ReactNode, useId } from 'react';
import { VisuallyHidden } from '../hidden/visually-hidden.tsx';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import { Anchor } from '../link/anchor.tsx';
import type { PictureSource } from '../picture/picture-source.ts';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { Tile } from '../tile/tile.tsx';
import {
  suggestion,
  suggestionEnd,
  suggestionGroup,
  suggestionHeading,
  suggestionHint,
  suggestionName,
  suggestionNone,
  suggestions,
  suggestionSign,
  suggestionUndo,
} from './suggestions.css.ts';

export type SuggestionsProps = {
  /** The name of the list, for screen readers. */
  label: string;
  /** The number of results; announced whenever it changes. */
  status: string;
  isBusy?: boolean;
  /** `SuggestionGroup`s. */
  children: ReactNode;
};

/** Below a search field; on small screens as wide as the screen. */
export const Suggestions = ({ label, status, isBusy = false, children }: SuggestionsProps) => (
  <div className={suggestions} role="group" aria-label={label} aria-busy={isBusy}>
    <div role="status">
      <VisuallyHidden>{status}</VisuallyHidden>
    </div>
    {children}
  </div>
);

export type SuggestionGroupProps = {
  heading?: ReactNode;
  /** The button that clears the group: "Forget all". */
  undo?: { label: ReactNode; onClick: () => void };
  /** `SuggestionLink`s. */
  children: ReactNode;
};

export const SuggestionGroup = ({ heading, undo, children }: SuggestionGroupProps) => {
  const id = useId();
  return (
    <div className={suggestionGroup}>
      {heading && (
        <p className={suggestionHeading}>
          <span id={id}>{heading}</span>
          {undo && (
            <button type="button" className={suggestionUndo} onClick={undo.onClick}>
              {undo.label}
            </button>
          )}
        </p>
      )}
      <ul {...(heading ? { 'aria-labelledby': id } : {})}>{children}</ul>
    </div>
  );
};

export type SuggestionLinkProps = {
  href: string;
  /** A product's picture, or an icon for the kind of suggestion. */
  picture?: PictureSource;
  icon?: IconName;
  /** A second line: the brand, or the parent of a category. */
  hint?: ReactNode;
  /** At the end of the line: the price. */
  end?: ReactNode;
  /** Below it, smaller: what it costs by the other method. */
  endHint?: ReactNode;
  onClick?: () => void;
  children: ReactNode;
};

export const SuggestionLink = ({
  href,
  picture,
  icon = 'search',
  hint,
  end,
  endHint,
  onClick,
  children,
}: SuggestionLinkProps) => (
  <li>
    <Anchor href={href} className={suggestion} onClick={onClick}>
      <span className={suggestionSign({ isPicture: picture !== undefined })}>
        {picture ? <Tile picture={picture} corner="small" /> : <Icon name={icon} size="small" />}
      </span>
      <span className={suggestionName}>
        {children}
        {hint && <span className={suggestionHint}>{hint}</span>}
      </span>
      {end && (
        <span className={suggestionEnd}>
          {end}
          {endHint && <span className={suggestionHint}>{endHint}</span>}
        </span>
      )}
    </Anchor>
  </li>
);

/** The text without a result, with a suggestion. */
export const SuggestionNone = ({ children }: { children: ReactNode }) => (
  <p className={suggestionNone}>{children}</p>
);

/** Placeholders of loading goods. */
export const SuggestionSkeleton = ({ count = 3 }: { count?: number }) =>
  Array.from({ length: count }, (_, at) => (
    <li key={at} className={suggestion} aria-hidden>
      <span className={suggestionSign({ isPicture: true })}>
        <Skeleton shape="tile" />
      </span>
      <span className={suggestionName}>
        <Skeleton width="most" />
        <Skeleton width="quarter" />
      </span>
    </li>
  ));
