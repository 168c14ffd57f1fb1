import type { OfficeFinds } from '@shop/contracts/staff';
import { useFormats } from '@shop/i18n';
import { DataTable } from '@shop/ui-theme/data-table';
import { Stack } from '@shop/ui-theme/stack';
import { Tag } from '@shop/ui-theme/tag';
import { TextLink } from '@shop/ui-theme/text-link';
import { useCodeWords } from '../code-words.ts';
import { useStaff } from '../frame/use-staff.ts';
import { useMessages } from '../messages.ts';

type Columns = 'number' | 'state' | 'brand' | 'email' | 'total';

const Orders = ({ orders }: Pick<OfficeFinds, 'orders'>) => {
  const say = useMessages();
  const words = useCodeWords();
  const formats = useFormats();
  return (
    <DataTable<Columns>
      caption={say('office.search.orders')}
      columns={[
        { key: 'number', label: say('office.search.orders'), onSmall: 'title' },
        { key: 'state', label: say('office.state'), onSmall: 'state' },
        { key: 'brand', label: say('office.brand') },
        { key: 'email', label: say('office.email') },
        { key: 'total', label: say('office.sum'), align: 'end', onSmall: 'sum' },
      ]}
      rows={orders.map(({ id, number, state, brand, email, total, currency }) => ({
        key: String(id),
        cells: {
          ...{ brand, email, total: formats.money(total, currency) },
          number: <TextLink href={`/orders/${id}`}>{number}</TextLink>,
          state: <Tag tone="info">{words('order', state)}</Tag>,
        },
      }))}
    />
  );
};

const Clients = ({ clients }: Pick<OfficeFinds, 'clients'>) => {
  const say = useMessages();
  const staff = useStaff();
  return (
    <DataTable
      caption={say('office.search.clients')}
      columns={[
        { key: 'email', label: say('office.search.clients'), onSmall: 'title' },
        { key: 'name', label: say('office.search.name') },
        { key: 'brand', label: say('office.brand') },
        { key: 'suite', label: say('office.intake.suite'), isOneLine: true },
      ]}
      rows={clients.map(({ id, email, name, brand, suite }) => ({
        key: String(id),
        cells: {
          email: staff.may('balance.read') ? <TextLink href={`/clients/${id}`}>{email}</TextLink> : email,
          ...{ name, brand, suite },
        },
      }))}
    />
  );
};

const Parcels = ({ parcels }: Pick<OfficeFinds, 'parcels'>) => {
  const say = useMessages();
  const words = useCodeWords();
  const staff = useStaff();
  return (
    <DataTable
      caption={say('office.nav.parcels')}
      columns={[
        { key: 'number', label: say('office.nav.parcels'), onSmall: 'title' },
        { key: 'state', label: say('office.state'), onSmall: 'state' },
        { key: 'brand', label: say('office.brand') },
      ]}
      rows={parcels.map(({ id, tracking_number: number, state, brand }) => ({
        key: String(id),
        cells: {
          number: staff.may('parcel.work') ? <TextLink href={`/parcels/${id}`}>{number}</TextLink> : number,
          state: <Tag tone="info">{words('package', state)}</Tag>,
          brand,
        },
      }))}
    />
  );
};

/** Everything that was found, a table a kind. */
export const FoundTables = ({ found: { orders, clients, parcels } }: { found: OfficeFinds }) => (
  <Stack gap={24}>
    {orders.length > 0 && <Orders orders={orders} />}
    {clients.length > 0 && <Clients clients={clients} />}
    {parcels.length > 0 && <Parcels parcels={parcels} />}
  </Stack>
);
