import { Inline } from '@shop/ui-theme/inline';
import { Text } from '@shop/ui-theme/text';
import { TextLink } from '@shop/ui-theme/text-link';
import { useMessages } from '../messages.ts';

export type TextsPagesProps = {
  readonly asked: Readonly<Record<string, string>>;
  readonly page: number;
  readonly pages: number;
};

/** The pages of a long list of texts. */
export const TextsPages = ({ asked, page, pages }: TextsPagesProps) => {
  const say = useMessages();
  const hrefOf = (to: number) => `/texts?${new URLSearchParams({ ...asked, page: String(to) }).toString()}`;
  if (pages === 1) return null;
  return (
    <nav aria-label={say('office.texts.pages')}>
      <Inline align="baseline">
        {page > 1 && <TextLink href={hrefOf(page - 1)}>{say('office.texts.before')}</TextLink>}
        <Text size="small">{say('office.texts.page', { page, pages })}</Text>
        {page < pages && <TextLink href={hrefOf(page + 1)}>{say('office.texts.next')}</TextLink>}
      </Inline>
    </nav>
  );
};
