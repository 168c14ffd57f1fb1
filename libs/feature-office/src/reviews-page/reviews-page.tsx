import { useFormats } from '@shop/i18n';
import { Button } from '@shop/ui-theme/button';
import { DataTable } from '@shop/ui-theme/data-table';
import { Inline } from '@shop/ui-theme/inline';
import { Text } from '@shop/ui-theme/text';
import { useLoaderData } from 'react-router-dom';
import { useCodeWords } from '../code-words.ts';
import { ActField } from '../form/act-field.tsx';
import { ActForm } from '../form/act-form.tsx';
import { OfficePage } from '../frame/office-page.tsx';
import { useMessages } from '../messages.ts';
import type { reviewsLoader } from './reviews-page.loader.ts';

/** Enter presses the first button: it moves no money. */
const ENDS = [
  { act: 'close', label: 'office.review.close' },
  { act: 'accept', label: 'office.review.accept' },
  { act: 'refund', label: 'office.review.refund' },
] as const;

const Ends = ({ id }: { id: number }) => {
  const say = useMessages();
  return (
    <ActForm act="end" row={id}>
      <Inline align="end">
        <ActField act="end" row={id} name="reason" label={say('office.reason')} />
        {ENDS.map(({ act, label }) => (
          <Button key={act} type="submit" name="press" value={act} look="quiet" size="small">
            {say(label)}
          </Button>
        ))}
      </Inline>
    </ActForm>
  );
};

/** Payments that cannot end without a person. */
export const ReviewsPage = () => {
  const say = useMessages();
  const words = useCodeWords();
  const formats = useFormats();
  const reviews = useLoaderData<typeof reviewsLoader>();
  const sumOf = (money: { amount: number; currency: string } | null) =>
    money === null ? '–' : formats.money(money.amount, money.currency);
  return (
    <OfficePage title={say('office.nav.reviews')} count={reviews.length}>
      {reviews.length === 0 ? (
        <Text>{say('office.nothing_waits')}</Text>
      ) : (
        <DataTable
          caption={say('office.nav.reviews')}
          columns={[
            { key: 'reference', label: say('office.number'), onSmall: 'title' },
            { key: 'reason', label: say('office.reason'), onSmall: 'state' },
            { key: 'expected', label: say('office.review.expected'), align: 'end' },
            { key: 'captured', label: say('office.review.captured'), align: 'end' },
            { key: 'since', label: say('office.since') },
            { key: 'act', label: say('office.act') },
          ]}
          rows={reviews.map((review) => ({
            key: String(review.id),
            cells: {
              ...{ reference: review.order ?? review.reference, reason: words('review', review.reason) },
              ...{ expected: sumOf(review.expected), captured: sumOf(review.captured) },
              since: formats.dateTime(review.opened_at),
              act: <Ends id={review.id} />,
            },
          }))}
        />
      )}
    </OfficePage>
  );
};
