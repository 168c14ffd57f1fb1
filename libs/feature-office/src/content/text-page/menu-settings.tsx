import { LOCALE_CODES } from '@shop/domain/languages';
import { Inline } from '@shop/ui-theme/inline';
import { Select } from '@shop/ui-theme/select';
import { Text } from '@shop/ui-theme/text';
import { ActField } from '../../form/act-field.tsx';
import { useMessages } from '../../messages.ts';
import type { Fields } from '../form/content-types.ts';
import { labelField, MENUS } from '../form/menu-form.ts';
import { TEXT_ACT } from './text-act.ts';
import { useSettingLabels } from './use-setting-labels.ts';

/** The page's names in menus, and its place in the footer. */
export const MenuSettings = ({ fields }: { fields: Fields }) => {
  const say = useMessages();
  const labelOf = useSettingLabels();
  const field = (name: string) => (
    <ActField key={name} act={TEXT_ACT} name={name} label={labelOf(name)} defaultValue={fields[name] ?? ''} />
  );
  return (
    <>
      <Text size="small">{say('office.content.labels_hint')}</Text>
      <Inline align="end">{LOCALE_CODES.map((code) => field(labelField(code)))}</Inline>
      <Inline align="end">
        <Select
          name="menu"
          size="small"
          width="auto"
          label={labelOf('menu')}
          placeholder="–"
          options={MENUS.map((value) => ({ value, label: say(`office.content.menu.${value}`) }))}
          defaultValue={fields['menu'] ?? ''}
        />
        {field('menu_position')}
      </Inline>
    </>
  );
};
