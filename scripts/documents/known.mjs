/**
 * Lists what there is in the repository, to hold documents against.
 * @param {ReadonlyMap<string, string>} sources text by path from the project's root, of files that name things
 * @param {readonly string[]} paths of all files
 * @param {readonly string[]} packages names of installed packages
 */
export function listKnown(sources, paths, packages = []) {
  const words = new Set(Array.from(sources.values()).flatMap((text) => text.match(/[A-Za-z]\w*/g) ?? []))
  const places = new Set([...paths, ...paths.flatMap(foldersAbove)])
  const lines = paths.join('\n')

  return {
    /** @param {string} word */
    hasWord: (word) => words.has(word),
    /** A whole path of a file or folder. @param {string} path */
    hasPlace: (path) => places.has(path),
    /** A part of a package, such as `zod/mini`. @param {string} path */
    hasPackage: (path) => packages.includes(path.split('/')[0] ?? ''),
    /**
     * A path as documents shorten it: its segments occur in this order in the path of a file, the last one with or without
     * endings such as `.test.ts`. `*` stands for any part of a segment.
     * @param {string} path
     */
    hasPath: (path) => toExpression(path).test(lines),
  }
}

/** @param {string} path */
function foldersAbove(path) {
  const names = path.split('/').slice(0, -1)
  return names.map((_, depth) => names.slice(0, depth + 1).join('/'))
}

/** @param {string} path */
function toExpression(path) {
  const segments = path.replace(/^\.\//, '').replace(/\/$/, '').split('/')
  const written = segments.map((segment) => segment.replace(/[.@]/g, '\\$&').replaceAll('*', '[\\w.-]*'))
  return new RegExp(`^(?:.*/)?${written.join('(?:\\.\\w+)*/(?:.*/)?')}(?:\\.\\w+)*(?:/.*)?$`, 'm')
}
