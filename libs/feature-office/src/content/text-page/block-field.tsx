import { Checkbox } from '@shop/ui-theme/choice';
import { Select } from '@shop/ui-theme/select';
import { ActArea } from '../../form/act-area.tsx';
import { ActField } from '../../form/act-field.tsx';
import { TEXT_ACT } from './text-act.ts';
import type { BlockField } from './use-block-fields.ts';

const ROWS = { least: 4, most: 24 };

const rowsOf = (typed: string): number =>
  Math.min(ROWS.most, Math.max(ROWS.least, typed.split('\n').length + 1));

export type BlockFieldProps = { field: BlockField; name: string; typed: string };

/** One field of a block, with what was typed and what is wrong with it. */
export const BlockFieldOf = ({ field: { label, look, hint, options }, name, typed }: BlockFieldProps) => {
  if (look === 'tick') return <Checkbox name={name} label={label} defaultChecked={typed === 'on'} />;
  if (options)
    return (
      <Select
        {...{ name, label }}
        size="small"
        width="auto"
        options={options}
        defaultValue={typed || options[0]?.value}
      />
    );
  const shown = { act: TEXT_ACT, name, label, defaultValue: typed, ...(hint !== undefined && { hint }) };
  return look === 'area' ? <ActArea {...shown} rows={rowsOf(typed)} /> : <ActField {...shown} />;
};
