/** Texts that no field accepts: they contain control characters or lone surrogates. */
export const forbiddenTexts: readonly string[] = [
  '\0',
  'a\0<script>pwned()</script>',
  '<scr\0ipt>pwned()</script>',
  'a\u0007',
  'a\bb',
  '\u001b[2Ja',
  '\u001f',
  '\u007f',
  '\u0080',
  '\u009f',
  '\ud800',
  '\udc00\ud800a',
  'a\udfff',
]

/** Texts with line ends of other systems: fields of text change them into their own, and other fields refuse them. */
export const foreignLineEnds: readonly string[] = [
  'a\r\nSet-Cookie: pwned=1',
  'a\rb',
  'a\u000bb',
  'a\fb',
  'a\u0085b',
  'a\u2028b',
]
