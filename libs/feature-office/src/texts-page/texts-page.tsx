import { Button } from '@shop/ui-theme/button';
import { Inline } from '@shop/ui-theme/inline';
import { Text } from '@shop/ui-theme/text';
import { TextField } from '@shop/ui-theme/text-field';
import { TextLink } from '@shop/ui-theme/text-link';
import { useLoaderData } from 'react-router-dom';
import { OfficePage } from '../frame/office-page.tsx';
import { useMessages } from '../messages.ts';
import { PageLinks } from '../page-links/page-links.tsx';
import { TextSelects } from './text-selects.tsx';
import type { textsLoader } from './texts-page.loader.ts';
import { TextsTable } from './texts-table.tsx';

/** The shop's texts by words, key and place. */
export const TextsPage = () => {
  const say = useMessages();
  const { asked, found } = useLoaderData<typeof textsLoader>();
  const { texts, total, libraries, brands, page, pages } = found;
  return (
    <OfficePage title={say('office.nav.texts')} hint={say('office.texts.hint')}>
      <form>
        <Inline align="end">
          <TextField name="words" size="small" label={say('office.texts.words')} defaultValue={asked.words} />
          <TextSelects {...asked} libraries={libraries} brands={brands} />
          <Button type="submit" size="small">
            {say('office.nav.search')}
          </Button>
        </Inline>
      </form>
      <Inline align="baseline">
        <Text size="small" tone="muted">
          {say('office.texts.found', { count: total })}
        </Text>
        <TextLink href="/texts/files">{say('office.text_files')}</TextLink>
      </Inline>
      {texts.length === 0 ? (
        <Text>{say('office.texts.none')}</Text>
      ) : (
        <TextsTable texts={texts} brand={asked.brand} />
      )}
      <PageLinks label={say('office.texts.pages')} path="/texts" asked={asked} page={page} pages={pages} />
    </OfficePage>
  );
};
