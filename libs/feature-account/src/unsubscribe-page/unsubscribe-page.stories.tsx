import { atPage } from '@shop/testing-react/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Pages/Account/Unsubscribe' } satisfies Meta;

export default meta;

export const Asked: StoryObj = atPage({ at: `/unsubscribe/${'a'.repeat(43)}` });
export const OfOneKind: StoryObj = atPage({ at: `/unsubscribe/${'a'.repeat(43)}?topic=tips` });
