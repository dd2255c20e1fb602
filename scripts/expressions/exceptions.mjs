/**
 * Expressions that recheck does not call safe, each with the reason why the product may use it: what bounds its input,
 * or why it takes linear time.
 * @type {Readonly<Record<string, string>>}
 */
export const exceptions = {
  '/<(script|style|iframe|object|embed)\\b[\\s\\S]*?(?:<\\/\\1\\s*>|$)/gi':
    'Pasted markup, in the browser of the person who pastes it; `$` always matches, so no text is read twice.',
}
