import { breakpoints, space, theme } from '@shop/ui-theme/contract';
import { Text } from '@shop/ui-theme/text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Part, Sheet } from './sheet.tsx';
import { bar, box, code, grid, line } from './sheet.css.ts';
import { measured, useComputedTokens } from './computed-tokens.ts';

const meta = { title: 'Foundations/Layout', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const Bars = ({ lengths }: { lengths: readonly (readonly [name: string, length: string, said: string])[] }) =>
  lengths.map(([name, length, said]) => (
    <div key={name} className={line}>
      <div>
        <Text weight="strong">{name}</Text>
        <span className={code}>{said}</span>
      </div>
      {/* A bare 0 has no unit, so min() is not a length: the bar would be as long as its line. */}
      <div className={bar} style={{ inlineSize: `min(100%, ${length === '0' ? '0px' : length})` }} />
    </div>
  ));

export const Space: StoryObj = {
  render: () => (
    <Sheet
      heading="Space"
      hint="A grid of 4 px. A step is named by its pixels, so that a gap can be read where it is used."
    >
      <div>
        <Bars
          lengths={Object.values(space).map((length) => [length, length, `space.${Number.parseInt(length)}`])}
        />
      </div>
    </Sheet>
  ),
};

const Density = () => {
  const read = useComputedTokens();
  const lengths = Object.entries(theme.density).filter(([name]) => name !== 'columns');
  return (
    <Bars
      lengths={lengths.map(([name, reference]) => [
        name,
        reference,
        `${measured('width', read(reference))} · ${read(reference)}`,
      ])}
    />
  );
};

export const DensityOfTheTheme: StoryObj = {
  render: () => (
    <Sheet
      heading="Density"
      hint="How tall controls are and how far things stand apart: a theme’s own choice."
    >
      <div>
        <Density />
      </div>
    </Sheet>
  ),
};

const Corners = () => {
  const read = useComputedTokens();
  return (
    <div className={grid}>
      {Object.entries(theme.radius).map(([name, reference]) => (
        <div key={name}>
          <div className={box} style={{ borderRadius: reference }} />
          <Text weight="strong">{name}</Text>
          <span className={code}>{read(reference)}</span>
        </div>
      ))}
    </div>
  );
};

const Shadows = () => (
  <div className={grid}>
    {Object.entries(theme.shadow).map(([name, reference]) => (
      <div key={name}>
        <div className={box} style={{ boxShadow: reference, border: 0 }} />
        <Text weight="strong">{name}</Text>
      </div>
    ))}
  </div>
);

export const RadiusAndShadow: StoryObj = {
  render: () => (
    <Sheet
      heading="Radius and shadow"
      hint="Some themes draw with round corners, some with none and a thick pen."
    >
      <Part heading="Radius">
        <Corners />
      </Part>
      <Part heading="Shadow">
        <Shadows />
      </Part>
    </Sheet>
  ),
};

export const Breakpoints: StoryObj = {
  render: () => (
    <Sheet
      heading="Breakpoints"
      hint="Widths at which a layout changes. `upTo(name)` ends there, `from(name)` begins one pixel later."
    >
      <div>
        <Bars
          lengths={Object.entries(breakpoints).map(([name, width]) => [name, `${width}px`, `${width} px`])}
        />
      </div>
    </Sheet>
  ),
};
