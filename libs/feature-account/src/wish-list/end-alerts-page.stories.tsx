import { atPage } from '@shop/testing-react/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Pages/Account/End wish alerts' } satisfies Meta;

export default meta;

export const Asked: StoryObj = atPage({ at: `/wish-list/unsubscribe/${'a'.repeat(43)}` });
