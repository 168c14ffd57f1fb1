import type { ComponentProps } from 'react';
import { Anchor } from '../link/anchor.tsx';
import { wordless } from '../tooltip/wordless.ts';
import { addButton } from './product-card.css.ts';

type Native = Omit<ComponentProps<'button'>, 'className' | 'style' | 'children' | 'aria-label'>;

export type AddButtonProps = Native & {
  /** Names the goods: "Add K7 headphones to cart". */
  label: string;
  /** The request is in progress. */
  isBusy?: boolean;
  /** Just added: a tick in place of the cart. */
  isDone?: boolean;
};

/** Every card has one; their classes are computed once. */
const atRest = addButton({ isDone: false });
const done = addButton({ isDone: true });

/**
 * Adds a card's product to the cart without leaving the page; it submits the form around it, or the one that
 * it names.
 */
export const AddButton = ({
  label,
  isBusy = false,
  isDone = false,
  type = 'submit',
  ...native
}: AddButtonProps) => (
  <button
    {...wordless()}
    {...native}
    type={type}
    aria-label={label}
    className={isDone ? done : atRest}
    {...(isBusy && { 'aria-busy': true })}
  />
);

export type AddLinkProps = {
  /** The page where a version is chosen. */
  href: string;
  /** "Choose a size: K7 headphones". */
  label: string;
};

/** Replaces the add button where a choice is needed first. */
export const AddLink = ({ href, label }: AddLinkProps) => (
  <Anchor {...wordless()} href={href} aria-label={label} className={atRest} />
);
