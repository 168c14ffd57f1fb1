import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Gallery } from './gallery.tsx';

const view = (label: string) => ({
  label,
  picture: { src: `/${label}.webp` },
  thumb: { src: `/${label}-t.webp` },
  zoom: { src: `/${label}-z.webp` },
});
const words = {
  zoomLabel: 'Zoom',
  zoomWords: { close: 'Close', closer: 'Look closer', back: 'Back', forward: 'Forward' },
};

test('the first view is chosen and loads first, the others are lazy', () => {
  render(<Gallery label="K7" {...words} views={[view('front'), view('angle')]} />);
  expect(screen.getByRole('link', { current: true }).getAttribute('aria-label')).toBe('front');
  expect(screen.getByRole('img', { name: 'front' }).getAttribute('loading')).toBeNull();
  expect(screen.getByRole('img', { name: 'angle' }).getAttribute('loading')).toBe('lazy');
});

test('without scripts a thumbnail links to its view and the magnifier to the picture', () => {
  const { container } = render(<Gallery label="K7" {...words} views={[view('front'), view('angle')]} />);
  const place = screen.getByRole('link', { name: 'angle' }).getAttribute('href')?.slice(1) ?? '';
  expect(container.ownerDocument.getElementById(place)?.querySelector('img')?.alt).toBe('angle');
  expect(screen.getByRole('link', { name: 'Zoom' }).getAttribute('href')).toBe('/front-z.webp');
});

test('a swiped strip reports which view it shows', () => {
  render(<Gallery label="K7" {...words} views={[view('front'), view('angle')]} />);
  const strip = screen.getByRole('list', { name: 'K7' });
  Object.defineProperties(strip, { clientWidth: { value: 300 }, scrollLeft: { value: 290 } });
  fireEvent.scroll(strip);
  expect(screen.getByRole('link', { current: true }).getAttribute('aria-label')).toBe('angle');
});

test('one view needs no thumbnails', () => {
  render(<Gallery label="K7" {...words} views={[view('front')]} />);
  expect(screen.getAllByRole('link')).toHaveLength(1);
});
