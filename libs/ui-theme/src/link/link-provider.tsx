import type { ComponentType, ReactNode } from 'react';
import { LinkContext, type LinkProps } from './anchor.tsx';

export type { LinkProps };

export type LinkProviderProps = { component: ComponentType<LinkProps>; children: ReactNode };

/** The shell provides the router's link, so that links of components change pages without a reload. */
export const LinkProvider = ({ component, children }: LinkProviderProps) => (
  <LinkContext value={component}>{children}</LinkContext>
);
