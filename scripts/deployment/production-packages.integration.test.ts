import { readdirSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { parseSync } from 'rolldown/utils'
import { expect, test } from 'vitest'
import { root } from '../root.mjs'

const builds = ['apps/server/build', 'apps/web/build/server']
const packageName = /^['"`]((?:@[\w.-]+\/)?[\w-][\w.-]*)/

/** The packages that a built file imports. Text in quotes that looks like an import is none. */
function listImported(code: string): string[] {
  const { staticImports, staticExports, dynamicImports } = parseSync('built.mjs', code).module
  const reexports = staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest))
  const requests = [...staticImports, ...dynamicImports].map(({ moduleRequest }) => moduleRequest)
  const specifiers = [...requests, ...reexports].flatMap((place) => (place ? code.slice(place.start, place.end) : []))
  const names = specifiers.flatMap((specifier) => packageName.exec(specifier)?.[1] ?? [])
  return names.filter((name) => !isBuiltin(name) && name !== 'node')
}

test('the built product loads nothing that a production install leaves out', () => {
  const paths = builds.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(root, folder, path)),
  )
  const codes = paths.filter((path) => /\.m?js$/.test(path)).map((path) => readFileSync(path, 'utf8'))
  const imported = [...new Set(codes.flatMap(listImported))]
  expect(imported).toEqual(expect.arrayContaining(['@fastify/swagger-ui', '@node-rs/argon2', 'ioredis', 'pdfkit']))
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const isLeftOut = (name: string) => packages[`node_modules/${name}`]?.dev === true
  // Vite serves development alone.
  expect(imported.filter(isLeftOut)).toEqual(['vite'])
})
