import { quoteQueries, type WebStore } from '@shop/data-access/quotes';
import { STORE_CATEGORIES } from '@shop/domain/quotes';
import { useLanguage } from '@shop/i18n';
import { PageBody, PageHead, useLinks, usePage } from '@shop/page';
import { laterPaths } from '@shop/paths/later';
import { ButtonLink } from '@shop/ui-theme/button-link';
import { DataTable } from '@shop/ui-theme/data-table';
import { EmptyState } from '@shop/ui-theme/empty-state';
import { Heading } from '@shop/ui-theme/heading';
import { PageTitle } from '@shop/ui-theme/page-title';
import { Stack } from '@shop/ui-theme/stack';
import { TabNav } from '@shop/ui-theme/tab-nav';
import { TextLink } from '@shop/ui-theme/text-link';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useMessages } from '../messages.ts';

const letterOf = ({ name }: WebStore): string => name.slice(0, 1).toUpperCase();

/** The stores of one letter, each with its address and the way to ask for something of it. */
const Letter = ({ letter, stores }: { letter: string; stores: readonly WebStore[] }) => {
  const say = useMessages();
  const { href } = useLinks();
  return (
    <Stack gap={12} as="section">
      <Heading level={2} look="section">
        {letter}
      </Heading>
      <DataTable
        caption={say('quotes.stores.letter', { letter })}
        columns={[
          { key: 'name', label: say('quotes.stores.name'), onSmall: 'title' },
          { key: 'category', label: say('quotes.stores.sells') },
          { key: 'ask', label: say('quotes.stores.ask'), align: 'end', onSmall: 'sum' },
        ]}
        rows={stores.map(({ name, host, category }) => ({
          key: host,
          cells: {
            name: (
              <TextLink href={`https://${host}/`} opensApart>
                {name}
              </TextLink>
            ),
            category: say(`quotes.stores.${category}`),
            ask: (
              <ButtonLink size="small" look="quiet" href={href(laterPaths.orderForm.to({}, { url: host }))}>
                {say('quotes.stores.ask_at', { name })}
              </ButtonLink>
            ),
          },
        }))}
      />
    </Stack>
  );
};

const useStores = () => {
  const { id: languageId } = useLanguage();
  const [search] = useSearchParams();
  const { data } = useSuspenseQuery(quoteQueries(usePage().api).stores(languageId));
  const category = STORE_CATEGORIES.find((known) => known === search.get('category'));
  const stores = category ? data.filter((store) => store.category === category) : data;
  const letters = [...new Set(stores.map(letterOf))].toSorted();
  return {
    all: data,
    category,
    letters,
    of: (letter: string) => stores.filter((one) => letterOf(one) === letter),
  };
};

/** Stores that buyers often name, by category and letter. Any other store can be named, too. */
export const StoresPage = () => {
  const say = useMessages();
  const { href } = useLinks();
  const { all, category, letters, of } = useStores();
  const title = say('quotes.stores.title');
  const offered = STORE_CATEGORIES.filter((name) => all.some((store) => store.category === name));
  const at = (name?: string) => href(laterPaths.allStores.to({}, { category: name }));
  return (
    <PageBody>
      <PageHead title={title} description={say('quotes.stores.lead')} />
      <Stack gap={32}>
        <PageTitle heading={title} hint={say('quotes.stores.lead')} />
        {all.length === 0 ? (
          <EmptyState
            heading={say('quotes.stores.none')}
            actions={
              <ButtonLink look="primary" href={href(laterPaths.orderForm.to())}>
                {say('quotes.new')}
              </ButtonLink>
            }
          />
        ) : (
          <>
            <TabNav
              label={say('quotes.stores.sells')}
              look="tabs"
              items={[
                { href: at(), label: say('quotes.stores.all'), isCurrent: category === undefined },
                ...offered.map((name) => ({
                  href: at(name),
                  label: say(`quotes.stores.${name}`),
                  isCurrent: name === category,
                })),
              ]}
            />
            {letters.map((letter) => (
              <Letter key={letter} letter={letter} stores={of(letter)} />
            ))}
          </>
        )}
      </Stack>
    </PageBody>
  );
};
