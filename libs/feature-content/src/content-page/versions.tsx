import type { ContentPage } from '@shop/data-access/content';
import { useFormats } from '@shop/i18n';
import { useLinks } from '@shop/page';
import { Heading } from '@shop/ui-theme/heading';
import { Notice } from '@shop/ui-theme/notice';
import { Prose } from '@shop/ui-theme/prose';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { TextLink } from '@shop/ui-theme/text-link';
import { useMessages } from '../messages.ts';

type Props = { page: ContentPage };

/** Noon of a day: the same day in every time zone of the shop. */
const noonOf = (day: string): string => `${day}T12:00:00Z`;

/** Said above a text that is no longer valid. */
export const OldVersion = ({ page }: Props) => {
  const say = useMessages();
  const { date } = useFormats();
  const { href } = useLinks();
  return (
    <Notice tone="warning">
      {say('content.old', { day: date(noonOf(page.valid_from)) })}{' '}
      <TextLink href={href(`/${page.slug}`)}>{say('content.current')}</TextLink>
    </Notice>
  );
};

/** Since when each version is valid, and what changed in it. */
export const Versions = ({ page }: Props) => {
  const say = useMessages();
  const { date } = useFormats();
  const { href } = useLinks();
  return (
    <Stack as="section" gap={12}>
      <Heading level={2} look="section">
        {say('content.versions')}
      </Heading>
      <Prose>
        <ul>
          {page.versions.map(({ valid_from: day, changes }, at) => {
            const name = <time dateTime={day}>{say('content.version', { day: date(noonOf(day)) })}</time>;
            const address = at === 0 ? `/${page.slug}` : `/${page.slug}?version=${day}`;
            return (
              <li key={day}>
                {day === page.valid_from ? <b>{name}</b> : <a href={href(address)}>{name}</a>}
                {changes !== null && <Text tone="muted">{changes}</Text>}
              </li>
            );
          })}
        </ul>
      </Prose>
    </Stack>
  );
};
