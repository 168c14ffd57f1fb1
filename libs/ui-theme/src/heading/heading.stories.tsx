import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../stack/stack.tsx';
import { Heading } from './heading.tsx';

const meta = {
  title: 'Components/Heading',
  component: Heading,
  args: { level: 2, children: 'Goods from American stores' },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hero: Story = { args: { level: 1, look: 'hero' } };
export const Display: Story = { args: { level: 1 } };
export const Title: Story = {};
export const Section: Story = { args: { level: 2, look: 'section' } };

/** The look and the level are independent. */
export const Looks: Story = {
  render: ({ children }) => (
    <Stack>
      {(['hero', 'display', 'title', 'section', 'large', 'body', 'small'] as const).map((look) => (
        <Heading key={look} level={2} look={look}>
          {children}
        </Heading>
      ))}
    </Stack>
  ),
};

export const LongWords: Story = {
  args: {
    level: 1,
    look: 'hero',
    children: 'Nebeprisikiškiakopūsteliaujančiuosiuose kuulilennuteetunneliluuk',
  },
  globals: { viewport: { value: 'small' } },
};
