import { readSource } from './read-source.mjs'

/** @typedef {{ [key: string]: string | Texts }} Texts */

/**
 * Finds the texts that no source can name, by their paths, such as `groups.title`. A source names a text by a translator of one
 * of its namespaces, or as a property of the catalogue. Where a translator is handed on, or called with what is not
 * written there, a text counts as named if its name stands anywhere.
 * @param {Texts} messages of one language @param {ReadonlyMap<string, string>} sources by path @returns {string[]}
 */
export function findUnusedTexts(messages, sources) {
  const namespaces = new Set(listNamespaces(messages, ''))
  const read = Array.from(sources, ([path, text]) => readSource(path, text, namespaces))
  const names = new Set(read.flatMap((source) => [...source.names]))
  const asObjects = new Set(read.flatMap(({ objects }) => objects))
  const wholes = new Set(read.flatMap((source) => source.wholes))
  const translators = read.flatMap((source) => source.translators)
  const isNamed = (/** @type {string} */ path) => {
    const [namespace = '', ...rest] = path.split('.')
    if (asObjects.has(namespace) && (names.has(rest.at(-1) ?? '') || rest.some((group) => wholes.has(group))))
      return true
    return translators.some(({ at, keys, patterns, isOpen }) => {
      if (at !== '' && !path.startsWith(`${at}.`)) return false
      const key = at === '' ? path : path.slice(at.length + 1)
      return keys.has(key) || patterns.some((pattern) => pattern.test(key)) || (isOpen && names.has(key))
    })
  }
  return listTexts(messages, '').filter((path) => !isNamed(path))
}

/** @param {Texts} texts @param {string} at @returns {string[]} */
function listTexts(texts, at) {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [join(at, key)] : listTexts(value, join(at, key)),
  )
}

/** @param {Texts} texts @param {string} at @returns {string[]} */
function listNamespaces(texts, at) {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [] : [join(at, key), ...listNamespaces(value, join(at, key))],
  )
}

/** @param {string} at @param {string} key */
const join = (at, key) => (at === '' ? key : `${at}.${key}`)
