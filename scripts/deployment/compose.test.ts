import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { readConfig, settingNames } from '../../apps/server/src/config.ts'
import { readTimeOfDay } from '../../apps/server/src/nightly-backups.ts'
import { root } from '../root.mjs'

interface Service {
  readonly image: string
  readonly command?: readonly string[]
  readonly build?: string
  readonly stop_grace_period?: string
  readonly environment?: Readonly<Record<string, string>>
  readonly volumes?: readonly string[]
  readonly healthcheck?: object
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>
}
interface Compose {
  readonly services: Readonly<Record<string, Service>>
  readonly volumes: Readonly<Record<string, unknown>>
}

const text = readFileSync(join(root, 'compose.yaml'), 'utf8')
const { services, volumes } = parse(text) as Compose
const example = readFileSync(join(root, 'compose.env.example'), 'utf8')
const documented = [...example.matchAll(/^([A-Z_\d]+)=(.*)$/gm)].map(([, name = '', value = '']) => ({ name, value }))
const wanted = [...text.matchAll(/\$\{([A-Z_\d]+)(:[-?])?[^}]*\}/g)].map(([, name = '', mark]) => ({ name, mark }))
const product = services.narthex
const seconds = (time = '') => Number(/^(\d+)s$/.exec(time)?.[1] ?? Number.NaN)

test('every image of compose.yaml is pinned to a version', () => {
  for (const [name, { image, build }] of Object.entries(services)) {
    const isOwn = build !== undefined || image === product?.image
    expect(image, name).toMatch(isOwn ? /:\w+$/ : /:v?\d+\.\d+/)
    expect(image, name).not.toContain('latest')
  }
})

test('compose.env.example documents exactly the variables that compose.yaml uses', () => {
  const names = wanted.map(({ name }) => name)
  expect([...new Set(names)].sort()).toEqual(documented.map(({ name }) => name).sort())
  for (const { name, mark } of wanted) expect(mark, name).toBeDefined()
})

test('compose.env.example leaves secrets blank, and compose refuses to start without them', () => {
  for (const secret of ['SECRET_KEY', 'POSTGRES_PASSWORD', 'S3_SECRET_ACCESS_KEY']) {
    expect(documented).toContainEqual({ name: secret, value: '' })
    expect(wanted.filter(({ name }) => name === secret).every(({ mark }) => mark === ':?')).toBe(true)
  }
})

test('compose.yaml passes settings that exist, with values that the product accepts', () => {
  const environment = product?.environment ?? {}
  for (const name of Object.keys(environment)) expect(settingNames).toContain(name)
  const given = new Map(documented.map(({ name, value }) => [name, value]))
  for (const name of ['SECRET_KEY', 'POSTGRES_PASSWORD', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])
    given.set(name, 'a1'.repeat(32))
  const filled = Object.entries(environment).map(([name, value]) => [
    name,
    value.replaceAll(/\$\{(\w+)[^}]*\}/g, (_, variable) => given.get(variable) ?? ''),
  ])
  const config = readConfig(Object.fromEntries(filled))
  expect(config.files.s3?.bucket).toBe('narthex-files')
  expect(services['make-bucket']).toMatchObject({ command: ['mkdir', '-p', '/data/narthex-files'] })
  expect(seconds(product?.stop_grace_period) * 1000).toBeGreaterThan(config.shutdownTimeoutMs)
})

test('a service of compose.yaml makes a backup each night and keeps some, with the settings of the product', () => {
  const { image, command = [], environment = {}, volumes: own } = services.backup ?? {}
  expect(image).toBe(product?.image)
  const time = command[command.indexOf('--nightly') + 1] ?? ''
  expect(readTimeOfDay(time).hours).toBeLessThan(6)
  expect(command).toEqual(['backup', '--nightly', time, '--keep', expect.stringMatching(/^\d+$/)])
  expect(Object.keys(environment)).toEqual(expect.arrayContaining(['DATABASE_URL', 'S3_ENDPOINT', 'S3_BUCKET']))
  for (const [name, value] of Object.entries(environment)) expect(product?.environment?.[name], name).toBe(value)
  expect(product?.volumes).toContain(own?.[0])
})

test('every service that others wait for has a health check, and stored data is on a volume', () => {
  for (const service of Object.values(services)) {
    for (const [name, { condition }] of Object.entries(service.depends_on ?? {}))
      if (condition === 'service_healthy') expect(services[name]?.healthcheck, name).toBeDefined()
    for (const volume of service.volumes ?? []) expect(volumes).toHaveProperty(volume.split(':')[0] ?? '')
  }
  expect(product).toMatchObject({ read_only: true, cap_drop: ['ALL'] })
})
