import { z } from '@shop/ui-theme/contract';
import { Text } from '@shop/ui-theme/text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { code, layer } from './sheet.css.ts';
import { Sheet } from './sheet.tsx';

const meta = { title: 'Foundations/Z-order', tags: ['!autodocs'] } satisfies Meta;

export default meta;

/** The topmost layer first. */
const levels = Object.entries(z).sort(([, one], [, other]) => Number(other) - Number(one));

export const ZOrder: StoryObj = {
  render: () => (
    <Sheet heading="Z-order" hint="Who lies above whom. There is no other number in any style.">
      <div>
        {levels.map(([name, level], place) => (
          <div
            key={name}
            className={layer}
            style={{ marginInline: `${place * 12}px`, position: 'relative', zIndex: level }}
          >
            <Text weight="strong">{name}</Text>
            <span className={code}>{level}</span>
          </div>
        ))}
      </div>
    </Sheet>
  ),
};
