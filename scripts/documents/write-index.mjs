import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runMain } from '../failure.mjs'
import { root } from '../root.mjs'
import { decisionsFolder, readDecisions, writeIndex } from './decisions.mjs'

/** `npm run docs:decisions`: the index of all decisions, from their pages. */
await runMain(async () => {
  writeFileSync(join(root, decisionsFolder, 'README.md'), writeIndex(readDecisions()))
  return 0
})
