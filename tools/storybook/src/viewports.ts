const screen = (name: string, width: number, height: number, type: 'mobile' | 'tablet' | 'desktop') => ({
  name: `${name}, ${width}`,
  styles: { width: `${width}px`, height: `${height}px` },
  type,
});

/** The screens of stories. */
export const viewports = {
  small: screen('Small', 375, 812, 'mobile'),
  medium: screen('Medium', 768, 1024, 'tablet'),
  large: screen('Large', 1280, 900, 'desktop'),
};
