import type { AnswerOf } from '@shop/contracts/calls';
import type { officeCalls } from '@shop/contracts/staff-calls';
import { useFormats } from '@shop/i18n';
import { Button } from '@shop/ui-theme/button';
import { DataTable } from '@shop/ui-theme/data-table';
import { Inline } from '@shop/ui-theme/inline';
import { Notice } from '@shop/ui-theme/notice';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { TextLink } from '@shop/ui-theme/text-link';
import { useLoaderData, useSearchParams } from 'react-router-dom';
import { ActField } from '../form/act-field.tsx';
import { ActForm } from '../form/act-form.tsx';
import { OfficePage } from '../frame/office-page.tsx';
import { useMessages } from '../messages.ts';
import type { companiesLoader } from './companies-page.loader.ts';

type Company = AnswerOf<typeof officeCalls.companyChecks>['companies'][number];

const SAID = {
  unknown: 'office.company.unknown',
  not_checked: 'office.company.not_checked',
  registered: 'office.company.registered',
} as const;

const saidOf = (query: string | null): (typeof SAID)[keyof typeof SAID] | null =>
  query !== null && Object.hasOwn(SAID, query) ? SAID[query as keyof typeof SAID] : null;

/** Enter asks the register: it decides nothing. */
const Acts = ({ company: { order_id: id, vat_number: number } }: { company: Company }) => {
  const say = useMessages();
  const row = String(id);
  return (
    <ActForm act="decide" row={row}>
      <input type="hidden" name="vat_number" value={number} />
      <Inline align="end">
        <Button type="submit" name="press" value="ask" look="quiet" size="small">
          {say('office.company.ask')}
        </Button>
        <ActField act="decide" row={row} name="reason" label={say('office.reason')} />
        <Button type="submit" name="press" value="confirmed" size="small">
          {say('office.company.confirm')}
        </Button>
        <Button type="submit" name="press" value="refused" look="quiet" size="small">
          {say('office.company.refuse')}
        </Button>
      </Inline>
    </ActForm>
  );
};

/** VAT numbers of placed orders that no register has confirmed. */
export const CompaniesPage = () => {
  const say = useMessages();
  const formats = useFormats();
  const [query] = useSearchParams();
  const companies = useLoaderData<typeof companiesLoader>();
  const said = saidOf(query.get('said'));
  return (
    <OfficePage
      title={say('office.nav.companies')}
      count={companies.length}
      hint={say('office.company.hint')}
    >
      <Stack gap={16}>
        {said && <Notice tone="info">{say(said)}</Notice>}
        {companies.length === 0 ? (
          <Text>{say('office.nothing_waits')}</Text>
        ) : (
          <DataTable
            caption={say('office.nav.companies')}
            columns={[
              { key: 'order', label: say('office.company.order'), onSmall: 'title' },
              { key: 'brand', label: say('office.brand') },
              { key: 'name', label: say('office.company.name') },
              { key: 'number', label: say('office.company.vat'), isOneLine: true },
              { key: 'said', label: say('office.company.said') },
              { key: 'asked', label: say('office.company.asked') },
              { key: 'act', label: say('office.act') },
            ]}
            rows={companies.map((company) => ({
              key: String(company.order_id),
              cells: {
                ...{ brand: company.brand, number: company.vat_number, said: say(SAID[company.said]) },
                order: <TextLink href={`/orders/${company.order_id}`}>{company.order_number}</TextLink>,
                name: [company.name, company.register_code].filter((one) => one !== null).join(', '),
                asked: say('office.company.asks', {
                  ...{ count: company.asks, at: formats.dateTime(company.asked_at) },
                }),
                act: <Acts company={company} />,
              },
            }))}
          />
        )}
      </Stack>
    </OfficePage>
  );
};
