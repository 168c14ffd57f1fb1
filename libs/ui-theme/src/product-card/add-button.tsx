import type { ComponentProps } from 'react';
import { Anchor } from '../link/anchor.tsx';
import { wordless } from '../tooltip/wordless.ts';
import { addButton } from './product-card.css.ts';

type Native = Omit<ComponentProps<'button'>, 'className' | 'style' | 'children' | 'aria-label'>;

export type AddButtonProps = Native & {
  /** Names the goods: "Add K7 headphones to cart". */
  label: string;
  /** On its way to the cart. */
  isBusy?: boolean;
  /** Just added: a tick in place of the cart. */
  isDone?: boolean;
};

/** Every card has one; their classes are put together once. */
const atRest = addButton({ isDone: false });
const done = addButton({ isDone: true });

/** Puts a card's product into the cart without leaving the page; it submits the form around it, or the one that it names. */
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
  /** Where a version is chosen. */
  href: string;
  /** "Choose a size: K7 headphones". */
  label: string;
};

/** Stands in the add button's place where something has to be chosen first. */
export const AddLink = ({ href, label }: AddLinkProps) => (
  <Anchor {...wordless()} href={href} aria-label={label} className={atRest} />
);
