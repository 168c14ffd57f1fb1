import { useFormats } from '@shop/i18n';
import { Button } from '@shop/ui-theme/button';
import { Inline } from '@shop/ui-theme/inline';
import { Notice } from '@shop/ui-theme/notice';
import { Select } from '@shop/ui-theme/select';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { useLoaderData, useSearchParams } from 'react-router-dom';
import { ActField } from '../form/act-field.tsx';
import { ActForm } from '../form/act-form.tsx';
import { OfficePage } from '../frame/office-page.tsx';
import { useStaff } from '../frame/use-staff.ts';
import { LiftForm } from '../mail-stops-page/lift-form.tsx';
import { useMessages } from '../messages.ts';
import { RequestTable } from '../requests-page/request-table.tsx';
import type { clientLoader } from './client-page.loader.ts';
import { CompanyAccountPart } from './company-account.tsx';

const MoveForm = () => {
  const say = useMessages();
  const directions = [
    { value: 'credit', label: say('office.balance.credit') },
    { value: 'deduct', label: say('office.balance.deduct') },
  ];
  return (
    <ActForm act="move">
      <Inline align="end">
        <Select name="direction" size="small" width="auto" label={say('office.act')} options={directions} />
        <ActField act="move" name="amount" label={say('office.sum')} inputMode="decimal" width="short" />
        <ActField act="move" name="reason" label={say('office.reason')} />
        <ActField act="move" name="note" label={say('office.balance.note')} />
        <Button type="submit" size="small">
          {say('office.balance.move')}
        </Button>
      </Inline>
    </ActForm>
  );
};

type Stop = NonNullable<ReturnType<typeof useLoaderData<typeof clientLoader>>['account']['mail_stop']>;

const MailStop = ({ stop }: { stop: Stop }) => {
  const say = useMessages();
  const formats = useFormats();
  const mayLift = useStaff().may('mail_stop.lift');
  const { email, reason, status, since } = stop;
  return (
    <Stack gap={8}>
      <Notice tone="warning" icon="mail">
        {say(`office.mail_stop.${reason}`, {
          status: /^\d/.test(status) ? status : 'none',
          since: formats.dateTime(since),
        })}
      </Notice>
      {mayLift && <LiftForm email={email} />}
    </Stack>
  );
};

/** A client's balance, and the account of a company; a movement above the limit waits for a second person. */
export const ClientPage = () => {
  const say = useMessages();
  const formats = useFormats();
  const [query] = useSearchParams();
  const { id, account, company } = useLoaderData<typeof clientLoader>();
  const { balance, held, currency, waiting, mail_stop: mailStop } = account;
  const sums = { balance: formats.money(balance, currency), held: formats.money(held, currency) };
  return (
    <OfficePage title={say('office.balance.of', { id })}>
      {query.has('waits') && <Notice tone="warning">{say('office.balance.waits')}</Notice>}
      {mailStop && <MailStop stop={mailStop} />}
      <Text>{say('office.balance.now', sums)}</Text>
      <MoveForm />
      {waiting.length > 0 && <RequestTable requests={waiting} />}
      {company && <CompanyAccountPart account={company} />}
    </OfficePage>
  );
};
