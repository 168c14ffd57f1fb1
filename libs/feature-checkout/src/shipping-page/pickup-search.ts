import type { Checkout } from '@shop/data-access';

export type PickupPoint = Checkout['local_delivery_couriers'][number]['pickup_points'][number];

/** From and to, with an en dash; no line break between them. */
export const hoursOf = ({ opening_hours }: PickupPoint): string =>
  opening_hours.replaceAll('-', '\u2060–\u2060');

/** More are not useful; the search narrows them down. */
export const SHOWN_POINTS = 8;

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Those of the town first; all others keep their order. */
export const townFirst = (points: readonly PickupPoint[], town: string): readonly PickupPoint[] => {
  const wanted = plain(town.trim());
  if (wanted === '') return points;
  const isThere = ({ city }: PickupPoint) => plain(city) === wanted;
  return [...points.filter(isThere), ...points.filter((point) => !isThere(point))];
};

/**
 * Points whose name, street, town or postcode contain every word; accents and case do not matter. Those of a
 * typed town come first.
 */
export const findPoints = (points: readonly PickupPoint[], term: string): readonly PickupPoint[] => {
  const words = plain(term).split(/\s+/).filter(Boolean);
  if (words.length === 0) return points;
  const found = points.filter(({ name, address, city, zip }) => {
    const text = plain(`${name} ${address} ${city} ${zip}`);
    return words.every((word) => text.includes(word));
  });
  const inTown = ({ city }: PickupPoint) => words.some((word) => plain(city).startsWith(word));
  return [...found.filter(inTown), ...found.filter((point) => !inTown(point))];
};

/** The points to show: those found, and always the selected one. */
export const shownPoints = (
  points: readonly PickupPoint[],
  term: string,
  chosen: string | undefined,
): readonly PickupPoint[] => {
  const found = findPoints(points, term).slice(0, SHOWN_POINTS);
  const own = points.find(({ parcelshop_id }) => parcelshop_id === chosen);
  return own && !found.includes(own) ? [own, ...found] : found;
};
