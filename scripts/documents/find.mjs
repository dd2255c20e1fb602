/**
 * A thing that a document says there is. `path`: a file or folder, whole or in part; `name`: a word of the code; `script`: a script of
 * `package.json`; `link`: where a relative link leads; `decision`: a number.
 * @typedef {{ line: number, kind: 'path' | 'name' | 'script' | 'link' | 'decision', text: string }} Reference
 */

/** The files of the project that are named by their endings. */
const fileName = /^[\w.*-]*[\w*]\.(?:tsx?|mjs|md|sql|css|json|ya?ml|grit|service|timer|webp)$|^\.env\.example$/
const mimeType = /^(?:application|audio|font|image|message|multipart|text|video)\/[\w.+*-]+$/
/** No addresses (`/groups`), numbers (`9/11`) or settings (`DATA_FOLDER/files`). */
const segments = /^(?!\/|\.\.|\d|[A-Z_]+\/)[\w.*@-]+(?:\/[\w.*@-]+)+\/?$/
/** Words with a capital or an underscore within: not English, so the code's own. */
const codeWord = /(?<![\w$-])(?:[A-Za-z][a-z\d]*[a-z\d][A-Z]\w*|[A-Za-z][A-Za-z\d]*_\w+)(?![\w-])/g

/**
 * The references of a document, in its order.
 * @param {string} markdown @returns {Reference[]}
 */
export function findReferences(markdown) {
  const prose = blank(markdown, /```[\s\S]*?```|<!--[\s\S]*?-->/g)
  const outsideCode = blank(prose, /`[^`]*`/g)
  /** @type {Reference[]} */
  const references = []
  /** @param {number} index @param {Reference['kind']} kind @param {string} text */
  const add = (index, kind, text) => references.push({ line: lineAt(markdown, index), kind, text })

  for (const { 1: script = '', index } of markdown.matchAll(/npm run ([\w:-]+)/g)) add(index, 'script', script)
  for (const { 1: span = '', index } of prose.matchAll(/`([^`]+)`/g))
    for (const { kind, text } of readSpan(span.trim())) add(index, kind, text)
  for (const { 1: target = '', index } of outsideCode.matchAll(/\]\(([^)\s#]+)(?:#[^)\s]*)?\)/g))
    if (!/^[a-z]+:/.test(target)) add(index, 'link', target)
  for (const { 1: number = '', index } of outsideCode.matchAll(/(?:\bdecisions? |\(|\band )(0\d{3})\b/g))
    add(index, 'decision', number)
  return references.sort((one, other) => one.line - other.line)
}

/** @param {string} span @returns {Pick<Reference, 'kind' | 'text'>[]} */
function readSpan(span) {
  if (fileName.test(span)) return [{ kind: 'path', text: span }]
  if (segments.test(span) && !span.startsWith('@') && !mimeType.test(span)) return [{ kind: 'path', text: span }]
  return Array.from(span.matchAll(codeWord), ([word]) => ({ kind: /** @type {const} */ ('name'), text: word }))
}

/** @param {string} text @param {RegExp} parts */
const blank = (text, parts) => text.replace(parts, (part) => part.replace(/[^\n]/g, ' '))

/** @param {string} text @param {number} index */
const lineAt = (text, index) => text.slice(0, index).split('\n').length
