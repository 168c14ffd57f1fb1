import { easing, theme } from '@shop/ui-theme/contract';
import { Text } from '@shop/ui-theme/text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { code, line, runner, track } from './sheet.css.ts';
import { Sheet } from './sheet.tsx';
import { useComputedTokens } from './computed-tokens.ts';

const meta = { title: 'Foundations/Motion', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const Speeds = () => {
  const read = useComputedTokens();
  return Object.entries(theme.motion).map(([name, reference]) => (
    <div key={name} className={line}>
      <div>
        <Text weight="strong">{name}</Text>
        <span className={code}>{read(reference)}</span>
      </div>
      <button type="button" className={track} aria-label={`Show ${name}`}>
        <span
          className={runner}
          style={{ display: 'block', transitionDuration: reference, transitionTimingFunction: easing }}
        />
      </button>
    </div>
  ));
};

export const Motion: StoryObj = {
  render: () => (
    <Sheet
      heading="Motion"
      hint={`Leaves fast, arrives slowly: ${easing}. Point at a square. Who asked for less motion gets none.`}
    >
      <div>
        <Speeds />
      </div>
    </Sheet>
  ),
};
