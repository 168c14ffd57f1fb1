import { shopPreview } from '@shop/storybook/preview';

// The words stand here because Storybook reads this file without running it.
const preview = { ...shopPreview, tags: ['autodocs'] };

export default preview;
