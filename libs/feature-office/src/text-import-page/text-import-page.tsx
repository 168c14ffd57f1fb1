import { getLanguage } from '@shop/i18n';
import { Button } from '@shop/ui-theme/button';
import { DataTable } from '@shop/ui-theme/data-table';
import { Notice } from '@shop/ui-theme/notice';
import { Tag } from '@shop/ui-theme/tag';
import { Text } from '@shop/ui-theme/text';
import { TextLink } from '@shop/ui-theme/text-link';
import { useLoaderData } from 'react-router-dom';
import { ActForm } from '../form/act-form.tsx';
import { OfficePage } from '../frame/office-page.tsx';
import { useMessages } from '../messages.ts';
import { textPath } from '../text-page/text-path.ts';
import { useTextFault } from '../text-page/use-text-fault.ts';
import type { textImportLoader } from './text-import-page.loader.ts';

type Report = Awaited<ReturnType<typeof textImportLoader>>;

const Units = ({ units, brand }: Pick<Report, 'units' | 'brand'>) => {
  const say = useMessages();
  const faultOf = useTextFault();
  return (
    <DataTable
      caption={say('office.text_import')}
      columns={[
        { key: 'key', label: say('office.texts.key'), onSmall: 'title' },
        { key: 'now', label: say('office.text.now') },
        { key: 'text', label: say('office.text_import.new') },
        { key: 'outcome', label: say('office.text_import.outcome'), onSmall: 'state' },
        { key: 'reason', label: say('office.reason') },
      ]}
      rows={units.map(({ key, now, text, outcome, reason }, index) => ({
        key: `${key} ${index}`,
        cells: {
          ...{ key: <TextLink href={textPath(key, brand)}>{key}</TextLink>, now, text },
          outcome: (
            <Tag tone={outcome === 'accepted' ? 'success' : 'critical'}>
              {say(`office.text_import.${outcome}`)}
            </Tag>
          ),
          reason: reason ? faultOf(reason.code, reason.what) : '–',
        },
      }))}
    />
  );
};

/** What a translator's file would change, and the button that changes it. */
export const TextImportPage = () => {
  const say = useMessages();
  const {
    locale,
    brand,
    accepted,
    unchanged,
    refused,
    is_accepted: isAccepted,
    units,
  } = useLoaderData<typeof textImportLoader>();
  return (
    <OfficePage
      title={say('office.text_import')}
      hint={`${getLanguage(locale).title}, ${brand || say('office.texts.all_brands')}`}
    >
      <TextLink href="/texts/files">{say('office.text_files')}</TextLink>
      {isAccepted ? (
        <Notice tone="success">{say('office.text_import.done')}</Notice>
      ) : (
        <Text>{say('office.text_import.counts', { accepted, unchanged, refused })}</Text>
      )}
      {units.length === 0 && !isAccepted && <Text>{say('office.text_import.nothing')}</Text>}
      {accepted > 0 && !isAccepted && (
        <ActForm act="accept">
          <Button type="submit" size="small">
            {say('office.text_import.accept', { count: accepted })}
          </Button>
        </ActForm>
      )}
      {units.length > 0 && <Units units={units} brand={brand} />}
    </OfficePage>
  );
};
