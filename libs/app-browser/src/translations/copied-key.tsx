import { TextLink } from '@shop/ui-theme/text-link';

export type CopiedKeyProps = {
  note: string;
  /** To the page where staff change the text; none without an office. */
  link: { href: string; label: string } | undefined;
};

/** The key that was copied, and the way to change its text. */
export const CopiedKey = ({ note, link }: CopiedKeyProps) => (
  <>
    {note}{' '}
    {link && (
      <TextLink href={link.href} opensApart>
        {link.label}
      </TextLink>
    )}
  </>
);
