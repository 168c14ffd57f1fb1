import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Gallery } from './gallery.tsx';

const view = (label: string) => ({
  label,
  picture: { src: `/${label}.webp` },
  thumb: { src: `/${label}-t.webp` },
});

test('the first view is chosen and comes first, the others wait', () => {
  render(<Gallery name="view" zoomLabel="Zoom" views={[view('front'), view('angle')]} />);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'front' }).checked).toBe(true);
  expect(screen.getByRole('img', { name: 'front' }).getAttribute('loading')).toBeNull();
  expect(screen.getByRole('img', { name: 'angle' }).getAttribute('loading')).toBe('lazy');
});

test('one view needs no thumbnails', () => {
  render(<Gallery name="view" zoomLabel="Zoom" views={[view('front')]} />);
  expect(screen.queryByRole('radio')).toBeNull();
});
