import { catalogueContract } from '@shop/contracts/catalogue';
import { atPage, says, showcaseListing } from '@shop/testing-react/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Pages/Categories' } satisfies Meta;

export default meta;

const answers = [says(catalogueContract.listing, showcaseListing)];

export const Roots: StoryObj = atPage({ at: '/categories', answers });
export const OnSmallScreens: StoryObj = { ...Roots, globals: { viewport: { value: 'small' } } };
