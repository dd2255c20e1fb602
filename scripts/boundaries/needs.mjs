/**
 * Complaints about modules whose `needs` are not the modules that they import.
 * @param {ReadonlyMap<string, string>} files source by path from the project's root
 * @param {readonly import('./imports.mjs').Import[]} imports type imports included
 */
export function checkNeeds(files, imports) {
  return [...files].flatMap(([path, source]) => {
    const name = moduleAt(path)
    if (!name || !path.endsWith(`/${name}/module.ts`)) return []
    const own = imports.filter(({ from }) => moduleAt(from) === name)
    const imported = new Set(own.map(({ to }) => moduleAt(to)).filter((module) => module && module !== name))
    const declared = new Set(
      [...(/needs: \[([^\]]*)\]/.exec(source)?.[1] ?? '').matchAll(/'([^']+)'/g)].map(([, need]) => need),
    )
    return [
      ...[...imported.difference(declared)].map((need) => `${path}: imports ${need}, which its needs do not name`),
      ...[...declared.difference(imported)].map((need) => `${path}: needs ${need}, which it does not import`),
    ]
  })
}

/** @param {string} path */
const moduleAt = (path) => /^apps\/api\/src\/modules\/([^/]+)\//.exec(path)?.[1]
