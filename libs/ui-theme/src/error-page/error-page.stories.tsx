import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../button/button-link.tsx';
import { ErrorPage } from './error-page.tsx';

const home = <ButtonLink href="/">To the home page</ButtonLink>;

const meta = {
  title: 'Components/ErrorPage',
  component: ErrorPage,
  args: {
    heading: 'Page not found',
    children:
      'It may have moved, or the address was mistyped. Search the shop above, or start from the home page.',
    actions: home,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ErrorPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = {};
export const Outage: Story = {
  args: {
    picture: 'quay',
    heading: 'The shop does not answer',
    children: 'This page tries again by itself in a few seconds.',
  },
};
export const Unexpected: Story = {
  args: {
    picture: 'quay',
    heading: 'Something broke on our side',
    children: 'It was written down and will be looked at.',
  },
};
export const ForDevelopers: Story = {
  args: {
    picture: 'quay',
    heading: 'Something broke on our side',
    children: 'It was written down and will be looked at.',
    details: `{\n  "name": "TypeError"\n}\nTypeError: a long line ${'of the stack '.repeat(20)}`,
  },
  globals: { viewport: { value: 'small' } },
};
export const OnSmallScreens: Story = { globals: { viewport: { value: 'small' } } };

export const LongWords: Story = {
  args: {
    heading: 'Nebeprisikiškiakopūsteliaujančiuosiuose puslapio nėra',
    children: 'Kuulilennuteetunneliluuk ja pangaautomaadikasutajatunnusteparandamine.',
  },
  globals: { viewport: { value: 'small' } },
};
