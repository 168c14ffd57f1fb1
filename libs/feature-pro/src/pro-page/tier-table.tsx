import type { ProTier } from '@shop/data-access/pro';
import { useFormats } from '@shop/i18n';
import { DataTable } from '@shop/ui-theme/data-table';
import { useMessages } from '../messages.ts';
import { useTierName } from '../use-tier-name.ts';

/** What each tier takes off freight. */
export const TierTable = ({ tiers }: { tiers: readonly ProTier[] }) => {
  const say = useMessages();
  const formats = useFormats();
  const nameOf = useTierName();
  return (
    <DataTable
      caption={say('pro.tiers')}
      columns={[
        { key: 'name', label: say('pro.tiers.name'), onSmall: 'title' },
        { key: 'rate', label: say('pro.tiers.rate'), align: 'end', onSmall: 'state' },
      ]}
      rows={tiers.map(({ key, rate }) => ({
        key,
        cells: { name: nameOf(key), rate: formats.percent(rate) },
      }))}
    />
  );
};
