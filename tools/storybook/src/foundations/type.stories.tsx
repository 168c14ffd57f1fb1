import { theme } from '@shop/ui-theme/contract';
import { Text } from '@shop/ui-theme/text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Part, Sheet } from './sheet.tsx';
import { code, line } from './sheet.css.ts';
import { measured, useComputedTokens } from './computed-tokens.ts';

const meta = { title: 'Foundations/Type', tags: ['!autodocs'] } satisfies Meta;

export default meta;

/** Letters of all four languages, and figures. */
const WORDS = 'Žąsų ūkis, šķērsiela, õhtusöök 1 234,50 €';

const Scale = () => {
  const read = useComputedTokens();
  return Object.entries(theme.type).map(([step, reference]) => (
    <div key={step} className={line}>
      <div>
        <Text weight="strong">{step}</Text>
        <span className={code}>
          {measured('fontSize', read(reference))} · {read(reference)}
        </span>
      </div>
      <div style={{ fontSize: reference, lineHeight: theme.leading.snug }}>{WORDS}</div>
    </div>
  ));
};

const Faces = () => {
  const read = useComputedTokens();
  return Object.entries(theme.font).map(([use, reference]) => (
    <div key={use} className={line}>
      <div>
        <Text weight="strong">{use}</Text>
        <span className={code}>{read(reference)}</span>
      </div>
      <div style={{ fontFamily: reference, fontSize: theme.type.title }}>{WORDS}</div>
    </div>
  ));
};

const Weights = () => {
  const read = useComputedTokens();
  return Object.entries(theme.weight).map(([use, reference]) => (
    <div key={use} className={line}>
      <div>
        <Text weight="strong">{use}</Text>
        <span className={code}>{read(reference)}</span>
      </div>
      <div style={{ fontWeight: reference, fontSize: theme.type.large }}>{WORDS}</div>
    </div>
  ));
};

export const Type: StoryObj = {
  render: () => (
    <Sheet heading="Type" hint="Eight steps, fluid from 320 to 1280 px: the figures are for this width.">
      <Part heading="Scale">
        <Scale />
      </Part>
      <Part heading="Faces">
        <Faces />
      </Part>
      <Part heading="Weights">
        <Weights />
      </Part>
    </Sheet>
  ),
};
