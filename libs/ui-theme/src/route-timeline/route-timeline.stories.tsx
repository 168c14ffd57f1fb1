import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RouteTimeline } from './route-timeline.tsx';

const meta = {
  title: 'Components/RouteTimeline',
  component: RouteTimeline,
  args: {
    label: 'Where the order is',
    stops: [
      { label: 'Paid', when: '12 Nov, 09:14', state: 'done' },
      { label: 'Packed', when: '15 Nov, 16:40', state: 'done' },
      { label: 'Left New York', when: '19 Nov, 23:05', state: 'now' },
      { label: 'Customs', when: 'expected 21 Nov', state: 'ahead' },
      { label: 'Vilnius', when: '24–25 Nov', state: 'ahead' },
    ],
  },
} satisfies Meta<typeof RouteTimeline>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Solid for past stops, dashed for later ones. */
export const OnTheWay: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Left New York').closest('li')).toHaveAttribute('aria-current', 'step');
  },
};
/** Vertical where the width does not suffice. */
export const OnSmallScreens: Story = { globals: { viewport: { value: 'small' } } };
export const JustPlaced: Story = {
  args: {
    stops: [
      { label: 'Waiting for the money', state: 'now' },
      { label: 'Being prepared', state: 'ahead' },
      { label: 'Delivered', state: 'ahead' },
    ],
  },
};
export const Delivered: Story = {
  args: {
    stops: [
      { label: 'Paid', when: '2 Nov', state: 'done' },
      { label: 'On its way', when: '6 Nov', state: 'done' },
      { label: 'Delivered', when: '14 Nov', state: 'done' },
    ],
  },
};
const long = [
  { label: 'Nebeprisikiškiakopūsteliaujantis', when: '2026-11-12 09:14', state: 'done' as const },
  { label: 'Atkeliavo į sandėlį', when: '2026-11-15 16:40', state: 'now' as const },
  { label: 'Kuulilennuteetunneliluuk', state: 'ahead' as const },
  { label: 'Pristatyta', state: 'ahead' as const },
];
export const LongWords: Story = { args: { stops: long } };
export const LongWordsOnSmallScreens: Story = {
  args: { stops: long },
  globals: { viewport: { value: 'small' } },
};

/** Seven stops are vertical on tablets too: side by side, their days and hours would need three lines. */
export const ManyStopsOnTablets: Story = {
  args: {
    stops: [
      { label: 'Tellitud', when: '2026-11-22 22:11', state: 'done' },
      { label: 'Makstud', when: '2026-11-22 22:11', state: 'done' },
      { label: 'Osa rahast tagastatud', when: '2026-11-22 22:13', state: 'now' },
      { label: 'Komplekteerimisel', state: 'ahead' },
      { label: 'Laos', state: 'ahead' },
      { label: 'Teel', state: 'ahead' },
      { label: 'Kohale toimetatud', when: '24. detsember – 1. jaanuar', state: 'ahead' },
    ],
  },
  globals: { viewport: { value: 'medium' } },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem').map((stop) => stop.getBoundingClientRect());
    await expect(second?.left).toBe(first?.left);
    await expect(second?.top).toBeGreaterThanOrEqual(first?.bottom ?? Infinity);
  },
};
