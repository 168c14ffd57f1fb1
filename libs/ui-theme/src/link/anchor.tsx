import { type ComponentProps, type ComponentType, createContext, createElement, use } from 'react';

export type LinkProps = ComponentProps<'a'> & { href: string };

const PlainLink = ({ children, ...props }: LinkProps) => <a {...props}>{children}</a>;

export const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink);

/** A link of the kind that the shell provides. Fragments of the page need no router. */
export const Anchor = (props: LinkProps) => {
  const chosen = use(LinkContext);
  return createElement(props.href.startsWith('#') ? PlainLink : chosen, props);
};
