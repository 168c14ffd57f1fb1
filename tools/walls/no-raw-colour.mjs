const HEX = /(?<!url\(\s*)#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?![\w-])/i;
const FUNCTION = /(?<![\w-])(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i;
const NAMES =
  'aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood cadetblue ' +
  'chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod darkgray darkgreen darkgrey ' +
  'darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen darkslateblue darkslategray ' +
  'darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue firebrick floralwhite forestgreen ' +
  'fuchsia gainsboro ghostwhite gold goldenrod gray green greenyellow grey honeydew hotpink indianred indigo ivory khaki ' +
  'lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan lightgoldenrodyellow lightgray lightgreen ' +
  'lightgrey lightpink lightsalmon lightseagreen lightskyblue lightslategray lightslategrey lightsteelblue lightyellow lime ' +
  'limegreen linen magenta maroon mediumaquamarine mediumblue mediumorchid mediumpurple mediumseagreen mediumslateblue ' +
  'mediumspringgreen mediumturquoise mediumvioletred midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive ' +
  'olivedrab orange orangered orchid palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink plum ' +
  'powderblue purple rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver ' +
  'skyblue slateblue slategray slategrey snow springgreen steelblue tan teal thistle tomato turquoise violet wheat white ' +
  'whitesmoke yellow yellowgreen';
const NAMED = new RegExp(`(?<![\\w-."'=])(?:${NAMES.split(' ').join('|')})(?![\\w-."'(])`, 'i');

/** Values whose words are not colours. */
const NO_COLOURS =
  /^(content|fontFamily|grid(Area|Column|Row|TemplateAreas)|animationName|transitionProperty|containerName)$/;

const DRAWN = /^(fill|stroke|color|stopColor|floodColor|lightingColor)$/;

const rawColourIn = (text) => [HEX, FUNCTION, NAMED].map((form) => form.exec(text)?.[0]).find(Boolean);

const isKey = (node) => node.parent.type === 'Property' && node.parent.key === node && !node.parent.computed;
const isModule = (node) => /^(Import|Export)/.test(node.parent.type);

/** The nearest property that has a text as its value. */
const propertyOf = (node) => {
  for (let at = node; at; at = at.parent)
    if (at.type === 'Property' && at.value !== undefined) return at.key.name ?? at.key.value;
  return '';
};

/**
 * Refuses literal colours in a style sheet or in a component's drawing. A theme sets the values of roles, so only
 * styles that use a role change with the theme.
 */
export const noRawColour = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      raw:
        '“{{colour}}” is the same in every theme: ask for a role (theme.color.text of @shop/ui-theme/theme). ' +
        'If no role says what you mean, add one to theme-shape.ts and fill it in every theme.',
    },
  },
  create(context) {
    const check = (node, text) => {
      const colour = rawColourIn(text);
      if (colour) context.report({ node, messageId: 'raw', data: { colour: colour.replace(/\($/, '(…)') } });
    };
    if (!/\.css\.ts$/.test(context.filename))
      return {
        JSXAttribute(node) {
          if (DRAWN.test(node.name.name) && node.value?.type === 'Literal')
            check(node, String(node.value.value));
        },
      };
    return {
      Literal(node) {
        if (typeof node.value !== 'string' || isKey(node) || isModule(node)) return;
        if (!NO_COLOURS.test(propertyOf(node))) check(node, node.value);
      },
      TemplateElement(node) {
        if (!NO_COLOURS.test(propertyOf(node))) check(node, node.value.raw);
      },
    };
  },
};
