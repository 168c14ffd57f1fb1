import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { headphones, lamp, shirt } from '../picture/story-picture.ts';
import { Gallery } from './gallery.tsx';
import type { GalleryView } from './gallery-view.ts';

const view = (label: string, picture: GalleryView['picture']): GalleryView => ({
  label,
  picture,
  thumb: picture,
  zoom: picture,
});

const meta = {
  title: 'Components/Gallery',
  component: Gallery,
  args: {
    label: 'K7 wireless headphones',
    views: [view('View 1', headphones), view('View 2', lamp), view('View 3', shirt)],
    zoomLabel: 'Zoom',
    zoomWords: { close: 'Close', closer: 'Look closer', back: 'View before', forward: 'View after' },
  },
} satisfies Meta<typeof Gallery>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeViews: Story = {};

export const OneView: Story = { args: { views: [view('View 1', lamp)] } };

export const SmallScreen: Story = { globals: { viewport: { value: 'small' } } };

export const LongWords: Story = {
  args: {
    label: 'Nebeprisikiškiakopūsteliaujančiuosiuose triukšmą slopinančios ausinės',
    zoomLabel: 'Suurenda müra summutavaid kõrvaklappe',
    zoomWords: {
      close: 'Uždaryti',
      closer: 'Padidinti',
      back: 'Ankstesnis vaizdas',
      forward: 'Kitas vaizdas',
    },
  },
};

/** A thumbnail shows its view; arrow keys move within the strip. */
export const Turned: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'View 3' }));
    await waitFor(() =>
      expect(canvas.getByRole('link', { current: true }).getAttribute('aria-label')).toBe('View 3'),
    );
  },
};

export const Zoomed: Story = {
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  play: async ({ canvas, userEvent }) => {
    const glass = canvas.getByRole('link', { name: 'Zoom' });
    glass.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'K7 wireless headphones' });
    await userEvent.click(screen.getByRole('button', { name: 'View after' }));
    await expect(screen.getByText('View 2')).toBeVisible();
    const picture = screen.getByRole('button', { name: 'Look closer' });
    await userEvent.click(picture);
    await expect(picture).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(picture);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(screen.getByText('View 1')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(dialog).not.toBeVisible();
    await expect(glass).toHaveFocus();
  },
};
