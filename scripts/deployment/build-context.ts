import { readdirSync, readFileSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'

/**
 * Reads a project as Docker does: the last rule of `.dockerignore` that matches a path or one of its folders decides.
 */
export function buildContext(root: string): { isIgnored(path: string): boolean; list(): string[] } {
  const rules = readFileSync(join(root, '.dockerignore'), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => ({ keeps: line.startsWith('!'), pattern: line.replace(/^!/, '') }))
  const fits = (path: string, pattern: string) =>
    path.split('/').some((_, depth, names) => matchesGlob(names.slice(0, depth + 1).join('/'), pattern))

  function isIgnored(path: string): boolean {
    const rule = rules.findLast(({ pattern }) => fits(path, pattern))
    return rule !== undefined && !rule.keeps
  }
  const filesBelow = (folder: string): string[] =>
    readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = folder ? `${folder}/${entry.name}` : entry.name
      if (entry.isDirectory()) return /^(node_modules|\.git)$/.test(entry.name) ? [] : filesBelow(path)
      return isIgnored(path) ? [] : [path]
    })
  return { isIgnored, list: () => filesBelow('') }
}
