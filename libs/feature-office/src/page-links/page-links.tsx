import { Inline } from '@shop/ui-theme/inline';
import { Text } from '@shop/ui-theme/text';
import { TextLink } from '@shop/ui-theme/text-link';
import { useMessages } from '../messages.ts';

export type PageLinksProps = {
  /** The name of the navigation, for screen readers. */
  readonly label: string;
  readonly path: string;
  /** The question of the list, kept by every link. */
  readonly asked: Readonly<Record<string, string>>;
  readonly page: number;
  readonly pages: number;
};

/** The pages of a long list; nothing for a list of one page. */
export const PageLinks = ({ label, path, asked, page, pages }: PageLinksProps) => {
  const say = useMessages();
  const hrefOf = (to: number) => `${path}?${new URLSearchParams({ ...asked, page: String(to) }).toString()}`;
  if (pages <= 1) return null;
  return (
    <nav aria-label={label}>
      <Inline align="baseline">
        {page > 1 && <TextLink href={hrefOf(page - 1)}>{say('office.page_before')}</TextLink>}
        <Text size="small">{say('office.page_of', { page, pages })}</Text>
        {page < pages && <TextLink href={hrefOf(page + 1)}>{say('office.page_next')}</TextLink>}
      </Inline>
    </nav>
  );
};
