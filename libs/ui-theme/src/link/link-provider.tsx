import type { ComponentType, ReactNode } from 'react';
import { LinkContext, type LinkProps } from './anchor.tsx';

export type { LinkProps };

export type LinkProviderProps = { component: ComponentType<LinkProps>; children: ReactNode };

/** The shell hands in the router's link, so that every component's link changes pages without a reload. */
export const LinkProvider = ({ component, children }: LinkProviderProps) => (
  <LinkContext value={component}>{children}</LinkContext>
);
