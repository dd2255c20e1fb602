import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { findExpressions, knownFile } from './check.mjs'
import { exceptions } from './exceptions.mjs'
import { findFault } from './judge.mjs'

/* `node scripts/expressions/record.mjs` writes down which of the product's expressions are safe, and prints the others. */

const before = new Set(existsSync(knownFile) ? JSON.parse(readFileSync(knownFile, 'utf8')) : [])
const safe = []
for (const [name, { pattern, flags, place }] of findExpressions()) {
  if (name in exceptions) continue
  const fault = before.has(name) ? undefined : findFault(pattern, flags)
  if (fault) console.error(`${place}: ${name} ${fault}`)
  else safe.push(name)
}
writeFileSync(knownFile, `${JSON.stringify(safe.sort(), undefined, 2)}\n`)
