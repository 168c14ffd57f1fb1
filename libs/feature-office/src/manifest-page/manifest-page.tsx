import { CARRIER_NAMES } from '@shop/domain/parcel-state';
import { useFormats } from '@shop/i18n';
import { DataTable } from '@shop/ui-theme/data-table';
import { Text } from '@shop/ui-theme/text';
import { useLoaderData } from 'react-router-dom';
import { useCodeWords } from '../code-words.ts';
import { OfficePage } from '../frame/office-page.tsx';
import { useMessages } from '../messages.ts';
import { signature, signatures } from './manifest.css.ts';
import type { manifestLoader } from './manifest-page.loader.ts';

const GRAMS_PER_KG = 1_000;
const SIGN = ['office.manifest.gave', 'office.manifest.took'] as const;

/** The list of a handover, to be printed and signed by both. */
export const ManifestPage = () => {
  const say = useMessages();
  const words = useCodeWords();
  const formats = useFormats();
  const { carrier, day, consignments, weight_g: weight, pieces } = useLoaderData<typeof manifestLoader>();
  const kg = (grams: number) => formats.number(grams / GRAMS_PER_KG);
  return (
    <OfficePage title={say('office.manifest.title', { carrier: CARRIER_NAMES[carrier], day })}>
      {consignments.length === 0 ? (
        <Text>{say('office.manifest.none')}</Text>
      ) : (
        <DataTable
          caption={say('office.manifest.consignments')}
          columns={[
            { key: 'number', label: say('office.number'), onSmall: 'title' },
            { key: 'tracking', label: say('office.intake.number') },
            { key: 'to', label: say('office.manifest.to') },
            { key: 'method', label: say('office.manifest.method') },
            { key: 'pieces', label: say('office.manifest.pieces'), align: 'end' },
            { key: 'weight', label: say('office.intake.weight'), align: 'end' },
          ]}
          rows={consignments.map((one) => ({
            key: one.number,
            cells: {
              ...{ number: one.number, tracking: one.tracking_number, to: `${one.city}, ${one.country}` },
              method: words('method', one.shipping_method),
              ...{ pieces: one.pieces, weight: kg(one.weight_g) },
            },
          }))}
        />
      )}
      <Text weight="strong">{say('office.manifest.sum', { pieces, weight: kg(weight) })}</Text>
      <div className={signatures}>
        {SIGN.map((label) => (
          <div key={label} className={signature}>
            <Text size="small">{say(label)}</Text>
          </div>
        ))}
      </div>
    </OfficePage>
  );
};
