import { Stack } from '@shop/ui-theme/stack';
import { Heading } from '@shop/ui-theme/heading';
import { TextLink } from '@shop/ui-theme/text-link';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { useMessages } from '../messages.ts';
import { narrow } from './frame.css.ts';

const WORDS = { 403: 'office.error.forbidden', 404: 'office.error.not_found' } as const;

const isWorded = (status: number): status is keyof typeof WORDS => Object.hasOwn(WORDS, status);

/** No right, no such page, or a failure. */
export const OfficeError = () => {
  const say = useMessages();
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const words = say(isWorded(status) ? WORDS[status] : 'office.error.failed');
  return (
    <main className={narrow}>
      <title>{say('office.page_title', { title: words })}</title>
      <Stack>
        <Heading level={1}>{words}</Heading>
        <p>
          <TextLink href="/">{say('office.nav.overview')}</TextLink>
        </p>
      </Stack>
    </main>
  );
};
