import { frameOf, listClients } from '@narthex/api/modules/churches/churches.service'
import { pageOfNotifications } from '@narthex/api/modules/notifications/notifications.service'
import { ChurchScope } from '@narthex/api/platform/tenancy/scope'
import { openTestPlatform, type TestPlatform } from '@narthex/api/testing/test-platform'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoChurches } from './demo-churches.ts'
import { ancoradouro } from './organisation.ts'
import { seedDemo } from './seed.ts'

let test: TestPlatform
beforeAll(async () => {
  test = await openTestPlatform('embedded')
  await seedDemo(test.platform)
})
afterAll(() => test.close())

it('the seed leaves each church as its content says, its newest message first', async () => {
  for (const { founding, description, menu, notifications } of demoChurches) {
    const scope = await requireChurch(`${founding.codigo}.narthex.test`)
    const frame = await frameOf(test.platform, scope)
    expect(frame.church).toMatchObject({ nome: founding.nome, flagAtivo: true, ...description })
    expect(frame.menu.map((item) => item.codigo)).toEqual(menu.map((item) => item.codigo))

    const { itens, total } = await pageOfNotifications(test.platform, scope, { page: 1, limit: 30 })
    const instants = itens.map((item) => item.dataCadastro)
    expect(total).toBe(notifications.length)
    expect(instants).toEqual([...instants].sort().reverse())
  }
})

it('the first church also answers at the bare localhost', async () => {
  const codes = ['localhost', '127.0.0.1'].map(async (host) => (await requireChurch(host)).codigo)
  expect(new Set(await Promise.all(codes))).toEqual(new Set([demoChurches[0]?.founding.codigo]))
})

it('the organisation lists its active churches and not the one whose site is off', async () => {
  const tenant = await test.platform.directory.byHost(`${ancoradouro.slug}.narthex.test`)
  if (!tenant) throw new Error('The organisation answers at no host')
  const clients = await listClients(test.platform, tenant, ancoradouro.slug)
  expect(clients.map((client) => client.codigo).sort()).toEqual(['azotea', 'mare'])
})

async function requireChurch(host: string): Promise<ChurchScope> {
  const tenant = await test.platform.directory.byHost(host)
  if (!ChurchScope.is(tenant)) throw new Error(`No church answers at ${host}`)
  return tenant
}
