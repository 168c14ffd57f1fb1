/** The default values of a theme. */
export const shared = {
  type: {
    caption: '.75rem',
    small: 'clamp(.8125rem,.792rem + .104vw,.875rem)',
    body: 'clamp(.9375rem,.917rem + .104vw,1rem)',
    large: 'clamp(1.0625rem,1.042rem + .104vw,1.125rem)',
    section: 'clamp(1.1875rem,1.125rem + .3125vw,1.375rem)',
    title: 'clamp(1.375rem,1.25rem + .625vw,1.75rem)',
    display: 'clamp(1.6875rem,1.458rem + 1.146vw,2.375rem)',
    hero: 'clamp(2.125rem,1.667rem + 2.29vw,3.5rem)',
  },
  leading: { tight: '1.08', snug: '1.28', text: '1.55' },
  weight: { text: '400', middle: '500', strong: '600', heading: '600', figure: '600' },
  tracking: { heading: '-.022em', price: '-.02em', figure: '-.03em' },
  motion: { fast: '120ms', base: '200ms', slow: '320ms' },
  page: { width: '1280px', gutter: 'clamp(16px,2.5vw,32px)', measure: '66ch' },
  density: {
    control: '48px',
    controlSmall: '40px',
    row: '14px',
    gap: '20px',
    rowGap: '40px',
    section: 'clamp(48px,6.5vw,88px)',
    columns: '4',
    header: '84px',
  },
} as const;
