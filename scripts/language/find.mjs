import { parseSync, Visitor } from 'vite'
import { contentFolders, refusedConstants, refusedWords, wordsAllowedInTitles } from './words.mjs'

/** @typedef {{ path: string, line: number, word: string, advice: string }} Offence */
/** @typedef {{ start: number, end: number }} Range */

const words = new RegExp(`\\b(?:${Object.keys(refusedWords).join('|')})\\b`, 'gi')
/** The words that a docstring does not begin with: the reader has not seen the line that they lean on. */
const refusedOpening = /\/\*\*\s+(?:\*\s+)?(What|Who|Whose|Whom|Of|By|In|With|So|The same)(?= )/g
const mayHoldNames = new RegExp(`\\w+Of\\b|\\bconst (?:${[...refusedConstants].join('|')})\\b`)
const testFunctions = new Set(['it', 'test', 'describe'])

/**
 * Finds what the language rules refuse in a source or a document.
 * @param {string} path @param {string} source @returns {Offence[]}
 */
export function findOffences(path, source) {
  if (path.endsWith('.md')) return findWords(path, withoutCode(source), [], [])
  const openings = findOpenings(path, source)
  // Few sources hold any of the rest, and parsing takes most of the time.
  if (source.search(words) < 0 && !mayHoldNames.test(source)) return openings
  const { names, titles, texts } = readSource(path, source)
  return [...openings, ...findWords(path, source, titles, isContent(path) ? texts : []), ...names]
}

/** @param {string} path @param {string} source @returns {Offence[]} */
const findOpenings = (path, source) =>
  [...source.matchAll(refusedOpening)].map(({ 1: word = '', index }) => ({
    path,
    line: lineAt(source, index),
    word,
    advice: 'a docstring that begins with its noun or verb',
  }))

/** @param {string} path */
const isContent = (path) => contentFolders.some((folder) => path.startsWith(folder))

/**
 * @param {string} path @param {string} source
 * @param {readonly Range[]} titles @param {readonly Range[]} skipped
 * @returns {Offence[]}
 */
function findWords(path, source, titles, skipped) {
  return [...source.matchAll(words)].flatMap(({ 0: found, index }) => {
    const word = /** @type {keyof typeof refusedWords} */ (found.toLowerCase())
    const isTitle = wordsAllowedInTitles.has(word) && isWithin(index, titles)
    if (isTitle || isWithin(index, skipped)) return []
    return [{ path, line: lineAt(source, index), word: found, advice: refusedWords[word] }]
  })
}

/** @param {number} index @param {readonly Range[]} ranges */
const isWithin = (index, ranges) => ranges.some(({ start, end }) => start <= index && index < end)

/** @param {string} source @param {number} index */
const lineAt = (source, index) => source.slice(0, index).split('\n').length

/** Blanks fenced blocks and code spans: they quote names. @param {string} markdown */
const withoutCode = (markdown) => markdown.replace(/```[\s\S]*?```|`[^`\n]*`/g, (code) => code.replace(/[^\n]/g, ' '))

/** @param {string} path @param {string} source */
function readSource(path, source) {
  /** @type {Offence[]} */
  const names = []
  /** @type {Range[]} */
  const titles = []
  /** @type {Range[]} */
  const texts = []
  /** @param {any} id @param {string} advice */
  const refuse = (id, advice) => names.push({ path, line: lineAt(source, id.start), word: id.name, advice })

  new Visitor({
    ExportNamedDeclaration({ declaration }) {
      for (const id of exportedFunctions(declaration))
        if (/Of$/.test(id.name)) refuse(id, 'a verb with its object: findFaces, listMessages, toPrayerRow')
    },
    VariableDeclaration({ kind, declarations }) {
      if (kind !== 'const') return
      for (const { id } of declarations)
        if (id.type === 'Identifier' && refusedConstants.has(id.name)) refuse(id, 'the noun: maxAttempts, message')
    },
    CallExpression({ callee, arguments: [title] }) {
      if (title && testFunctions.has(rootName(callee) ?? '')) titles.push(title)
    },
    Literal(node) {
      if (typeof node.value === 'string') texts.push(node)
    },
    TemplateLiteral(node) {
      texts.push(node)
    },
  }).visit(parseSync(path, source).program)
  return { names, titles, texts }
}

/** The names of the functions that an export declares. @param {any} declaration @returns {any[]} */
function exportedFunctions(declaration) {
  if (declaration?.type === 'FunctionDeclaration') return [declaration.id]
  if (declaration?.type !== 'VariableDeclaration') return []
  return declaration.declarations
    .filter((/** @type {any} */ { init }) => /^(?:ArrowFunction|Function)Expression$/.test(init?.type))
    .map((/** @type {any} */ { id }) => id)
}

/** `it` of `it(…)`, `it.each(…)(…)` and `it.skipIf(…)(…)`. @param {any} callee @returns {string | undefined} */
function rootName(callee) {
  if (callee.type === 'Identifier') return callee.name
  if (callee.type === 'MemberExpression') return rootName(callee.object)
  if (callee.type === 'CallExpression' || callee.type === 'TaggedTemplateExpression')
    return rootName(callee.callee ?? callee.tag)
  return undefined
}
