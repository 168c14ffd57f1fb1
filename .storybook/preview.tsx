import { shopPreview } from '@shop/storybook/preview';

// What is written out here Storybook reads without running it.
const preview = {
  ...shopPreview,
  tags: ['autodocs'],
  parameters: {
    ...shopPreview.parameters,
    options: { storySort: { order: ['Start', ['Welcome'], 'Foundations', 'Components', 'Pages'] } },
  },
};

export default preview;
