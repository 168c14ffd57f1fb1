import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowLink } from '../link/arrow-link.tsx';
import { Text } from '../text/text.tsx';
import { Section } from './section.tsx';

const meta = {
  title: 'Components/Section',
  component: Section,
  args: { heading: 'New in', children: <Text>The newest goods.</Text> },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithAction: Story = { args: { action: <ArrowLink href="/new">All new products</ArrowLink> } };
export const WithHint: Story = { args: { hint: 'Until Sunday 22 November' } };
export const WithoutHeading: Story = { args: { heading: undefined } };
export const LongWords: Story = {
  args: {
    heading: 'Nebeprisikiškiakopūsteliaujančiuosiuose',
    action: <ArrowLink href="/new">Vaata kõiki tooteid</ArrowLink>,
  },
  globals: { viewport: { value: 'small' } },
};
