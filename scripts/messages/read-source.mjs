import { parseSync } from 'vite'

/**
 * A translator of a source: the namespace it is of, the keys it is called with, and whether it is handed on or called with
 * what is not written there.
 * @typedef {{ at: string, keys: Set<string>, patterns: RegExp[], isOpen: boolean }} Translator
 */
/**
 * `wholes` are the groups that are read whole, as by `Object.values(texts.columns)`.
 * @typedef {{ names: Set<string>, objects: string[], wholes: string[], translators: Translator[] }} ReadSource
 */

const opening = /useTranslations|createTranslator/

/**
 * Reads which texts a source may name: all its names, the namespaces it reads as objects, and its translators.
 * @param {string} path @param {string} text @param {ReadonlySet<string>} namespaces @returns {ReadSource}
 */
export function readSource(path, text, namespaces) {
  /** @type {ReadSource} */
  const found = { names: new Set(), objects: [], wholes: [], translators: [] }
  /** @type {Map<string, Translator[]>} By the variable that holds it. */
  const held = new Map()
  const program = /** @type {any} */ (parseSync(path, text).program)

  /** @param {string} at @param {boolean} isOpen */
  const add = (at, isOpen) => {
    const translator = { at, keys: new Set(), patterns: [], isOpen }
    found.translators.push(translator)
    return translator
  }
  /** @param {any} call */
  const open = (call) => add(call.arguments[0]?.value ?? '', false)

  visit(program, (node) => {
    if (node.type === 'Literal' && typeof node.value === 'string') found.names.add(node.value)
    if (node.type === 'Identifier') found.names.add(node.name)
    if (node.type === 'TemplateElement') found.names.add(node.value.cooked)
    if (node.type === 'VariableDeclarator' && isOpening(node.init) && node.id.type === 'Identifier') {
      held.set(node.id.name, [...(held.get(node.id.name) ?? []), open(node.init)])
    }
    if (node.type === 'CallExpression' && node.callee.object?.name === 'Object') {
      found.wholes.push(node.arguments[0]?.property?.name ?? '')
    }
    // A hook of the project's own that takes the namespace.
    if (node.type === 'CallExpression' && /^use[A-Z]/.test(node.callee.name ?? '') && !isOpening(node)) {
      for (const { value } of node.arguments) if (namespaces.has(value)) add(value, true)
    }
  })
  if (opening.test(text))
    visit(program, (node, parent) => {
      if (node.type === 'CallExpression' && isOpening(node.callee)) take([open(node.callee)], node.arguments[0])
      if (node.type !== 'Identifier' || !held.has(node.name)) return
      if (parent.type === 'VariableDeclarator' && parent.id === node) return
      if (isPropertyName(node, parent)) return
      const translators = held.get(node.name) ?? []
      if (parent.type === 'CallExpression' && parent.callee === node) take(translators, parent.arguments[0])
      else for (const each of translators) each.isOpen = true
    })
  if (/\bcatalogue\b|\bvisit\.texts\b|@narthex\/locales\//.test(text))
    found.objects = [...found.names].filter((name) => namespaces.has(name))
  return found
}

/** @param {any} node */
const isOpening = (node) => node?.type === 'CallExpression' && opening.test(node.callee.name ?? '')

/** @param {any} node @param {any} parent */
const isPropertyName = (node, parent) =>
  (parent.type === 'MemberExpression' && parent.property === node && !parent.computed) ||
  (parent.type === 'Property' && parent.key === node && !parent.shorthand) ||
  (parent.type === 'JSXAttribute' && parent.name === node)

/**
 * Takes in the key of a call, of each branch where it has several.
 * @param {readonly Translator[]} translators @param {any} key
 */
function take(translators, key) {
  if (key?.type === 'TSAsExpression') take(translators, key.expression)
  else if (key?.type === 'ConditionalExpression') {
    take(translators, key.consequent)
    take(translators, key.alternate)
  } else if (key?.type === 'TemplateLiteral') {
    const parts = key.quasis.map((/** @type {any} */ { value }) => RegExp.escape(value.cooked))
    for (const each of translators) each.patterns.push(new RegExp(`^${parts.join('.+')}$`))
  } else if (key?.type === 'Literal') for (const each of translators) each.keys.add(key.value)
  else for (const each of translators) each.isOpen = true
}

/**
 * Visits each node with the one around it.
 * @param {any} node @param {(node: any, parent: any) => void} each @param {any} [parent]
 */
function visit(node, each, parent) {
  if (Array.isArray(node)) for (const item of node) visit(item, each, parent)
  else if (node !== null && typeof node === 'object') {
    if (typeof node.type === 'string') each(node, parent)
    const inner = typeof node.type === 'string' ? node : parent
    for (const value of Object.values(node)) if (typeof value === 'object') visit(value, each, inner)
  }
}
