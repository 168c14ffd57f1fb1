import type { Meta, StoryObj } from '@storybook/react-vite';
import { Prose } from './prose.tsx';

const meta = {
  title: 'Components/Prose',
  component: Prose,
  args: {
    children: (
      <>
        <h2>What cannot be sent</h2>
        <p>
          Some goods may not fly. Read <a href="/rules">the rules</a> before you buy.
        </p>
        <ul>
          <li>Batteries without a device</li>
          <li>Anything that burns by itself</li>
        </ul>
        <h3>What can be asked about</h3>
        <p>Perfume, paint and glue go by sea.</p>
      </>
    ),
  },
} satisfies Meta<typeof Prose>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Article: Story = {};
export const LongWords: Story = {
  args: {
    children: (
      <p>Nebeprisikiškiakopūsteliaujančiuosiuose pangaautomaadikasutajatunnus kuulilennuteetunneliluuk</p>
    ),
  },
  globals: { viewport: { value: 'small' } },
};
