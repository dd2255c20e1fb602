import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { validate } from 'dockerfile-utils'
import { expect, test } from 'vitest'
import { settingNames } from '../../apps/server/src/config.ts'
import { listImports } from '../boundaries/imports.mjs'
import { root } from '../root.mjs'
import { buildContext } from './build-context.ts'

const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8')
const instructions = dockerfile
  .replaceAll(/^#.*$/gm, '')
  .replaceAll('\\\n', ' ')
  .split('\n')
  .flatMap((line) => {
    const [, name, value] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? []
    return name && value ? [{ name, value }] : []
  })
const valuesOf = (name: string) => instructions.filter((one) => one.name === name).map(({ value }) => value)
const context = buildContext(root)
const isInImage = (path: string) => existsSync(join(root, path)) && !context.isIgnored(path)

test('the Dockerfile passes its linter', () => {
  expect(validate(dockerfile)).toEqual([])
  expect(validate('FROM\nRUM npm ci')).not.toEqual([])
})

test('every base image of the Dockerfile is pinned to a version', () => {
  const stages = valuesOf('FROM').map((value) => value.split(/\s+as\s+/i))
  const named = stages.map(([, name]) => name)
  for (const [image = ''] of stages) {
    if (named.includes(image)) continue
    expect(image).toMatch(/^[\w./-]+:[\w.-]*(?:\d|bookworm)[\w.-]*$/)
    expect(image).not.toContain('latest')
  }
  expect(stages.length).toBeGreaterThan(2)
})

test('the npm scripts, workspaces and programs that the Dockerfile names exist', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const names = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  for (const [, script = ''] of valuesOf('RUN')
    .join(' ')
    .matchAll(/npm run ([\w-]+)/g))
    expect(scripts).toHaveProperty(script)
  for (const [, workspace = ''] of valuesOf('RUN')
    .join(' ')
    .matchAll(/--workspace=(\S+)/g))
    expect(names).toHaveProperty([`node_modules/${workspace}`])
  const programs = [...valuesOf('ENTRYPOINT'), ...valuesOf('HEALTHCHECK')]
    .join(' ')
    .matchAll(/"([\w/.-]+\.(?:ts|mjs))"/g)
  const paths = [...programs].map(([, path = '']) => path)
  expect(paths).toEqual(expect.arrayContaining(['apps/server/build/main.mjs', 'deploy/check-ready.mjs']))
  for (const path of paths.filter((one) => !one.includes('/build/'))) expect(isInImage(path), path).toBe(true)
  // Built files come from the build stage.
  expect(valuesOf('COPY').join(' ')).toContain('/app/apps/server/build')
})

test('the container runs as its own user and sets only settings that exist', () => {
  expect(valuesOf('USER')).toEqual(['narthex'])
  const last = instructions.slice(instructions.findLastIndex(({ name }) => name === 'FROM')).map(({ name }) => name)
  expect(last.indexOf('USER')).toBeGreaterThan(last.lastIndexOf('COPY'))
  expect(last).toEqual(expect.arrayContaining(['HEALTHCHECK', 'VOLUME', 'ENTRYPOINT', 'CMD']))
  for (const [name] of valuesOf('ENV')
    .join(' ')
    .matchAll(/[A-Z_]+(?==)/g))
    expect(['NODE_ENV', 'MALLOC_ARENA_MAX', ...settingNames]).toContain(name)
})

test('no secret, data or test is copied into the image', () => {
  for (const path of ['.env', '.env.local', 'compose.env', 'data/files/1/x', '.git/config', 'narthex.tar.gz'])
    expect(context.isIgnored(path), path).toBe(true)
  for (const path of [
    'apps/web/build/server/index.js',
    'apps/api/src/routes.test.ts',
    'apps/api/src/testing/caller.ts',
  ])
    expect(context.isIgnored(path), path).toBe(true)
})

test('every file that npm and the product need is copied into the image', () => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const workspaces = Object.keys(packages).filter((path) => !path.includes('node_modules'))
  for (const folder of workspaces) expect(isInImage(join(folder, 'package.json')), folder).toBe(true)
  for (const path of ['package-lock.json', '.npmrc', 'apps/api/migrations/base/01-tenancy.sql'])
    expect(isInImage(path), path).toBe(true)

  const sources = context.list().filter((path) => /^(apps|packages|demo)\/.*\.tsx?$/.test(path))
  const imports = listImports(new Map(sources.map((path) => [path, readFileSync(join(root, path), 'utf8')])))
  const missing = imports.filter(
    ({ to, isType }) => !isType && /^(apps|packages|demo)\//.test(to) && context.isIgnored(to),
  )
  expect(sources.length).toBeGreaterThan(500)
  expect(missing).toEqual([])
})
