import { ICON_NAMES } from '@shop/ui-theme/contract';
import { Icon } from '@shop/ui-theme/icon';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { code, grid, iconTile } from './sheet.css.ts';
import { Sheet } from './sheet.tsx';

const meta = { title: 'Foundations/Icons', tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const AllNames: StoryObj = {
  render: () => (
    <Sheet
      heading={`${ICON_NAMES.length} icons`}
      hint="Drawn on 24 × 24 with one pen. A name that does not stand here does not compile."
    >
      <div className={grid}>
        {ICON_NAMES.map((name) => (
          <div key={name} className={iconTile}>
            <Icon name={name} size="large" />
            <span className={code}>{name}</span>
          </div>
        ))}
      </div>
    </Sheet>
  ),
};
