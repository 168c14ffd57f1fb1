import {
  type ComponentProps,
  type ComponentType,
  createContext,
  createElement,
  type ReactNode,
  use,
} from 'react';

export type LinkProps = ComponentProps<'a'> & { href: string };

const PlainLink = ({ children, ...props }: LinkProps) => <a {...props}>{children}</a>;

const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink);

export type LinkProviderProps = { component: ComponentType<LinkProps>; children: ReactNode };

/** The shell hands in the router's link, so that every component's link changes pages without a reload. */
export const LinkProvider = ({ component, children }: LinkProviderProps) => (
  <LinkContext value={component}>{children}</LinkContext>
);

/** A link of whatever kind the shell has chosen. Places within the page need no router. */
export const Anchor = (props: LinkProps) => {
  const chosen = use(LinkContext);
  return createElement(props.href.startsWith('#') ? PlainLink : chosen, props);
};
