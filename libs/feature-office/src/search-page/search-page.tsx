import { Button } from '@shop/ui-theme/button';
import { Inline } from '@shop/ui-theme/inline';
import { Text } from '@shop/ui-theme/text';
import { TextField } from '@shop/ui-theme/text-field';
import { useLoaderData } from 'react-router-dom';
import { OfficePage } from '../frame/office-page.tsx';
import { useMessages } from '../messages.ts';
import { FoundTables } from './found-tables.tsx';
import type { searchLoader } from './search-page.loader.ts';

/** Orders, clients and parcels by any number or e-mail. */
export const SearchPage = () => {
  const say = useMessages();
  const { text, found } = useLoaderData<typeof searchLoader>();
  const isEmpty = found !== null && found.orders.length + found.clients.length + found.parcels.length === 0;
  return (
    <OfficePage title={say('office.nav.search')} hint={say('office.search.hint')}>
      <form>
        <Inline align="end">
          <TextField name="q" size="small" label={say('office.search.text')} defaultValue={text} />
          <Button type="submit" size="small">
            {say('office.nav.search')}
          </Button>
        </Inline>
      </form>
      {isEmpty && <Text>{say('office.search.nothing', { text })}</Text>}
      {found && <FoundTables found={found} />}
    </OfficePage>
  );
};
