import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderDocuments } from '../../apps/server/src/settings/documents.ts'
import { root } from '../root.mjs'

/* `npm run docs:settings` writes the documents of the settings from their descriptions. */

for (const [path, text] of Object.entries(renderDocuments())) writeFileSync(join(root, path), text)
