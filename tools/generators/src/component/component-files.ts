import { camel, pascal, words } from '../source-text.ts';

const component = (name: string) => `import type { ReactNode } from 'react';
import { ${camel(name)} } from './${name}.css.ts';

export type ${pascal(name)}Props = {
  /** Words are the page's: the component knows none. */
  children: ReactNode;
};

/** ${words(name)}: say here what its name cannot. */
export const ${pascal(name)} = ({ children }: ${pascal(name)}Props) => <div className={${camel(name)}}>{children}</div>;
`;

const styles = (name: string) => `import { componentStyle } from '../theme/layered.ts';
import { theme } from '../theme/theme.css.ts';

export const ${camel(name)} = componentStyle({
  padding: theme.space[16],
  border: \`\${theme.border.width} solid \${theme.color.line}\`,
  borderRadius: theme.radius.medium,
  background: theme.color.raised,
  color: theme.color.text,
});
`;

const stories = (name: string) => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${pascal(name)} } from './${name}.tsx';

const meta = {
  title: 'Components/${pascal(name)}',
  component: ${pascal(name)},
  args: { children: 'A pair of headphones, ready for the quay' },
} satisfies Meta<typeof ${pascal(name)}>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const LongWords: Story = {
  args: { children: 'Nebeprisikiškiakopūsteliaujantiesiems, sünnipäevanädalalõpupeopärastlõunaväsimatus' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 288 }}>
        <Story />
      </div>
    ),
  ],
};
`;

const tests = (name: string) => `import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ${pascal(name)} } from './${name}.tsx';

test('what the page says stands in it', () => {
  render(<${pascal(name)}>Two prices at the door</${pascal(name)}>);
  expect(screen.getByText('Two prices at the door').className).not.toBe('');
});
`;

/** Files of a component of ui-theme by name: component, styles, stories, test. */
export const componentFiles = (name: string): Record<string, string> => ({
  [`${name}.tsx`]: component(name),
  [`${name}.css.ts`]: styles(name),
  [`${name}.stories.tsx`]: stories(name),
  [`${name}.test.tsx`]: tests(name),
});
