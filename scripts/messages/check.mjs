import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { consoleCatalogue } from '../../packages/locales/src/console-catalogue.ts'
import { messages } from '../../packages/locales/src/pt/messages.ts'
import { sourcesBelow } from '../boundaries/house.mjs'
import { isTest } from '../boundaries/rules.mjs'
import { Failure } from '../failure.mjs'
import { root } from '../root.mjs'
import { findUnusedTexts } from './find-unused.mjs'

/** Refuses texts that no source names. Throws Failure. */
export function checkMessages() {
  const paths = ['apps', 'packages/client', 'packages/contract', 'packages/editor', 'packages/ui', 'demo']
    .flatMap(sourcesBelow)
    .filter((path) => !isTest.test(path))
  const sources = new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]))
  const unused = findUnusedTexts({ ...messages, ...consoleCatalogue.pt }, sources)
  if (unused.length > 0)
    throw new Failure(
      `Texts that no source names; remove them from all languages in packages/locales:\n${unused.join('\n')}`,
    )
}
