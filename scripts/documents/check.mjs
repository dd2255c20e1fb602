import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { Failure } from '../failure.mjs'
import { root } from '../root.mjs'
import { exceptions } from './exceptions.mjs'
import { findReferences } from './find.mjs'
import { listKnown } from './known.mjs'

const generated = /(?:^|\/)(?:\.git|node_modules|build|test-results|\.react-router)$|^data$/
const namesThings =
  /\.(?:tsx?|mjs|sql|css|json|ya?ml|html|grit|service|timer|example)$|(?:^|\/)(?:Dockerfile|\.[\w-]+)$/
/** Texts that quote what is gone, and long lists of other people's names. */
const notSources = /^(?:package-lock\.json|bench\/results\/|scripts\/documents\/)/

/** Refuses documents that name files, folders, code, scripts or decisions that there are not. Throws Failure. */
export function checkDocuments() {
  const paths = filesBelow('')
  const read = (/** @type {string} */ path) => readFileSync(join(root, path), 'utf8')
  const sources = paths.filter((path) => namesThings.test(path) && !notSources.test(path))
  const documents = paths.filter((path) => path.endsWith('.md'))
  const complaints = complainAbout(new Map(documents.map((path) => [path, read(path)])), {
    known: listKnown(
      new Map(sources.map((path) => [path, read(path)])),
      paths,
      listPackages(read('package-lock.json')),
    ),
    scripts: Object.keys(JSON.parse(read('package.json')).scripts),
    exceptions,
  })
  if (complaints.length > 0) throw new Failure(complaints.join('\n'))
}

/**
 * @param {ReadonlyMap<string, string>} documents text by path
 * @param {{ known: ReturnType<typeof listKnown>, scripts: readonly string[], exceptions: Readonly<Record<string, string>> }} house
 * @returns {string[]} one line each, exceptions that nothing needs included
 */
export function complainAbout(documents, { known, scripts, exceptions: allowed }) {
  const unused = new Set(Object.keys(allowed))
  /** @param {import('./find.mjs').Reference} reference @param {string} document */
  function isThere({ kind, text }, document) {
    if (kind === 'script') return scripts.includes(text)
    if (kind === 'decision') return known.hasPath(`docs/decisions/${text}-*`)
    if (kind === 'link') return known.hasPlace(posix.join(dirname(document), text).replace(/\/$/, ''))
    return kind === 'path' ? known.hasPackage(text) || known.hasPath(text) : known.hasWord(text)
  }
  const complaints = Array.from(documents).flatMap(([document, markdown]) =>
    findReferences(markdown)
      .filter((reference) => !isThere(reference, document))
      .filter(({ text }) => !unused.delete(text) && !(text in allowed))
      .map(({ line, text }) => `${document}:${line}: there is no ${text}`),
  )
  return [...complaints, ...Array.from(unused, (text) => `scripts/documents/exceptions.mjs: nothing needs ${text}`)]
}

/** The names of all installed packages. @param {string} lock */
function listPackages(lock) {
  return Object.keys(JSON.parse(lock).packages).map((path) => path.replace(/^.*node_modules\//, ''))
}

/** @param {string} folder @returns {string[]} */
function filesBelow(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name
    if (generated.test(path)) return []
    return entry.isDirectory() ? filesBelow(path) : [path]
  })
}
