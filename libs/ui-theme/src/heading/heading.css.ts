import { componentRecipe } from '../theme/layered.ts';
import { theme } from '../theme/theme.css.ts';

const inTextFace = {
  fontFamily: theme.font.text,
  fontWeight: theme.weight.strong,
  letterSpacing: 0,
  lineHeight: 1.4,
};

export const heading = componentRecipe({
  base: {},
  variants: {
    look: {
      hero: { fontSize: theme.type.hero, lineHeight: theme.leading.tight },
      display: { fontSize: theme.type.display, lineHeight: 1.15 },
      title: { fontSize: theme.type.title, lineHeight: 1.18 },
      section: { fontSize: theme.type.section, lineHeight: 1.25 },
      large: { fontSize: theme.type.large, lineHeight: 1.3 },
      body: { ...inTextFace, fontSize: theme.type.body },
      small: { ...inTextFace, fontSize: theme.type.small },
    },
  },
});
