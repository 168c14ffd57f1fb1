import { atPage } from '@shop/testing-react/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Pages/Orders/Withdrawal' } satisfies Meta;

export default meta;

export const ByEuLaw: StoryObj = atPage({ at: '/withdrawal' });
