import { PageBody, PageHead } from '@shop/page';
import { Heading } from '@shop/ui-theme/heading';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { TextLink } from '@shop/ui-theme/text-link';
import { useMessages } from './messages.ts';

/** Names and download pages of companies, the same in every language. */
const SUPPORTED = [
  ['Chrome', 'https://www.google.com/chrome/'],
  ['Firefox', 'https://www.mozilla.org/firefox/new/'],
  ['Edge', 'https://www.microsoft.com/edge'],
  ['Safari', 'https://www.apple.com/safari/'],
] as const;

/** The browsers that the shop supports, with download links. */
export const UnsupportedPage = () => {
  const say = useMessages();
  return (
    <PageBody width="page">
      <PageHead title={say('browser.page.title')} isIndexed={false} />
      <Stack gap={16} align="start">
        <Heading level={1} look="title">
          {say('browser.page.title')}
        </Heading>
        <Text>{say('browser.page.text')}</Text>
        <Stack as="ul" gap={8}>
          {SUPPORTED.map(([name, href]) => (
            <li key={name}>
              <TextLink href={href}>{name}</TextLink>
            </li>
          ))}
        </Stack>
      </Stack>
    </PageBody>
  );
};
