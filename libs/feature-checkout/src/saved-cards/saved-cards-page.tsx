import { savedMeansQueries, type SavedMeans } from '@shop/data-access/saved-means';
import { isRefusalReason } from '@shop/domain/refusal-reason';
import { PageBody, PageColumns, PageHead, Slot, useLinks, usePage, useQueriesOf } from '@shop/page';
import { laterPaths } from '@shop/paths/later';
import { ButtonLink } from '@shop/ui-theme/button-link';
import { EmptyState } from '@shop/ui-theme/empty-state';
import { FormColumn } from '@shop/ui-theme/form-layout';
import { Notice } from '@shop/ui-theme/notice';
import { PageTitle } from '@shop/ui-theme/page-title';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useMessages } from '../messages.ts';
import { REFUSALS } from '../payment-page/refusal-notice.tsx';
import { AddCard } from './add-card.tsx';
import { CardList } from './card-list.tsx';
import type { Done } from './outcome.ts';

const DONE = {
  kept: 'checkout.saved.done.kept',
  open: 'checkout.saved.done.open',
  removed: 'checkout.saved.done.removed',
  ending: 'checkout.saved.done.ending',
} as const satisfies Record<Done, string>;

const isDone = (text: string): text is Done => Object.hasOwn(DONE, text);

/** What became of the last act, from the address. */
const Outcome = () => {
  const say = useMessages();
  const [search] = useSearchParams();
  const done = search.get('done') ?? '';
  const declined = search.get('declined');
  if (declined !== null) {
    return (
      <Notice tone="critical">
        <Stack gap={4}>
          <Text>{say('checkout.saved.refused')}</Text>
          {isRefusalReason(declined) && <Text>{say(REFUSALS[declined])}</Text>}
        </Stack>
      </Notice>
    );
  }
  if (!isDone(done)) return null;
  return <Notice tone={done === 'open' || done === 'ending' ? 'info' : 'success'}>{say(DONE[done])}</Notice>;
};

const Failed = () => {
  const say = useMessages();
  const { href } = useLinks();
  return (
    <Notice
      tone="critical"
      action={
        <ButtonLink look="quiet" size="small" href={href(laterPaths.savedCards.to())}>
          {say('checkout.saved.again')}
        </ButtonLink>
      }
    >
      {say('checkout.saved.failed')}
    </Notice>
  );
};

const Cards = ({ known: { means, methods } }: { known: SavedMeans }) => {
  const say = useMessages();
  const [method] = methods;
  return (
    <>
      {means.length > 0 ? (
        <CardList cards={means} />
      ) : (
        <EmptyState heading={say('checkout.saved.empty')} picture="parcel">
          {say(method ? 'checkout.saved.empty_hint' : 'checkout.saved.none')}
        </EmptyState>
      )}
      {method && (
        <FormColumn>
          <AddCard method={method} />
        </FormColumn>
      )}
    </>
  );
};

/** The cards that the client has saved: one can be added, and each deleted. */
export const SavedCardsPage = () => {
  const say = useMessages();
  const { data: user } = useQuery({ ...useQueriesOf('auth').user(), enabled: false });
  const { data } = useQuery({ ...savedMeansQueries(usePage().api).list(), enabled: Boolean(user) });
  const title = say('checkout.saved.title');
  return (
    <PageBody>
      <PageHead title={title} isIndexed={false} />
      <PageColumns>
        <Slot name="account.nav" props={{ current: 'cards' }} />
        <Stack gap={24}>
          <PageTitle heading={title} hint={say('checkout.saved.hint')} />
          <Outcome />
          {data ? <Cards known={data} /> : <Failed />}
        </Stack>
      </PageColumns>
    </PageBody>
  );
};
