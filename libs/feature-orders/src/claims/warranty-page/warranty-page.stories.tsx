import { atPage } from '@shop/testing-react/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Pages/Orders/Warranty' } satisfies Meta;

export default meta;

export const Guarantee: StoryObj = atPage({ at: '/warranty' });
