import { beforeAll, describe, expect, it } from 'vitest'
import { createOwnCall } from '../../platform/http/route.ts'
import type { ChurchScope } from '../../platform/scope/scope.ts'
import { setUpChurches } from '../../testing/set-up.ts'
import { openTwin } from '../../testing/test-platform.ts'
import { addHost, listChurchAddresses, removeHost } from './hosts.service.ts'

describe('the hosts of a church', () => {
  const test = setUpChurches({ farol: {}, videira: { hosts: [{ nome: 'www.videira.example', flagPrincipal: true }] } })
  const own = (church: ChurchScope) => createOwnCall(test.platform.transactions.at(church))
  const add = (nome: string, flagPrincipal = false, church = test.farol) =>
    addHost(test.platform, own(church), { nome, flagPrincipal })
  const remove = (nome: string, church = test.farol) => removeHost(test.platform, own(church), nome)
  const at = (host: string) => test.platform.directory.byHost(host)
  const acts = () =>
    test.asOwner((owner) =>
      owner.query<{ acao: string; conta_id: number | null }>(
        `select acao, conta_id, detalhes from auditoria where igreja_id = ${test.farol.igrejaId} order by id`,
      ),
    )

  beforeAll(async () => {
    expect(await at('www.farol.example')).toBeUndefined()
  })

  it('leads to it at the very next request, in every process, and is written down', async () => {
    const twin = await openTwin(test)
    expect(await twin.platform.directory.byHost('www.farol.example')).toBeUndefined()
    expect(await add('WWW.Farol.example')).toMatchObject({ nome: 'www.farol.example' })
    expect(await at('www.farol.example')).toMatchObject({ codigo: 'farol', hostPrincipal: null })
    expect(await twin.platform.directory.byHost('www.farol.example')).toMatchObject({ codigo: 'farol' })
    await twin.close()
    expect(await acts()).toEqual([{ acao: 'HOSTS_SET', conta_id: null, detalhes: { host: 'www.farol.example' } }])
  })

  it('may be its principal one, in the place of another', async () => {
    await add('farol.example', true)
    expect(await at('farol.narthex.test')).toMatchObject({ hostPrincipal: 'farol.example' })
    await add('www.farol.example', true)
    expect(await at('farol.narthex.test')).toMatchObject({ hostPrincipal: 'www.farol.example' })
    expect(await listChurchAddresses(own(test.farol))).toEqual([
      { tipo: 'CODIGO', nome: 'farol', flagPrincipal: false },
      { tipo: 'HOST', nome: 'farol.example', flagPrincipal: false },
      { tipo: 'HOST', nome: 'www.farol.example', flagPrincipal: true },
    ])
  })

  it('stays as it is when it is added again, and nothing is written down', async () => {
    const before = await acts()
    await add('farol.example')
    await add('www.farol.example', true)
    expect(await acts()).toEqual(before)
  })

  it('is none of another church’s, nor below the address of the product', async () => {
    const before = await listChurchAddresses(own(test.farol))
    await expect(add('www.videira.example')).rejects.toMatchObject({ code: 'CONFLICT' })
    for (const nome of ['videira.narthex.test', 'new.narthex.test', 'farol.admin.narthex.test', 'no host', ''])
      await expect(add(nome), nome).rejects.toMatchObject({ code: 'VALIDATION', details: [{ path: 'nome' }] })
    await expect(remove('www.videira.example')).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(remove('videira.narthex.test')).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(remove('farol.narthex.test')).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(await listChurchAddresses(own(test.farol))).toEqual(before)
    expect(await at('www.videira.example')).toMatchObject({ codigo: 'videira' })
  })

  it('leads nowhere at the very next request after it was removed, and may be another church’s then', async () => {
    await remove('www.farol.example')
    expect(await at('www.farol.example')).toBeUndefined()
    expect(await at('farol.narthex.test')).toMatchObject({ hostPrincipal: null })
    await add('www.farol.example', false, test.videira)
    expect(await at('www.farol.example')).toMatchObject({ codigo: 'videira' })
  })
})
