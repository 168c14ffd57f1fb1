/** The body measures of a size chart, in the order of its columns. */
export const BODY_MEASURES = ['height', 'chest', 'waist', 'hips', 'foot'] as const;
export type BodyMeasure = (typeof BODY_MEASURES)[number];

/** From and to, in millimetres. */
export type BodyMeasures = Readonly<Partial<Record<BodyMeasure, readonly [number, number]>>>;
