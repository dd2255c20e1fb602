import { describe, expect, it } from 'vitest'
import { createOwnCall } from '../../platform/http/route.ts'
import { setUpChurches } from '../../testing/set-up.ts'
import { removeHost } from './hosts.service.ts'
import { changeIdentity } from './identity.service.ts'

describe('what names a church', () => {
  const test = setUpChurches({ farol: { fusoHorario: 'UTC' }, videira: {}, oliveira: { organizacao: 'pomar' } })
  const at = (code: string) => test.platform.directory.byHost(`${code}.narthex.test`)
  const acts = (acao: string) =>
    test.asOwner((owner) =>
      owner.query(`select detalhes from auditoria where igreja_id = ${test.farol.igrejaId} and acao = '${acao}'`),
    )

  it('is changed in name, language and clock, and shown so at the next request', async () => {
    await test.call('GET', '/igreja/codigo/farol')
    await changeIdentity(test.platform, test.farol, {
      nome: 'Farol do Sul',
      idioma: 'es-ES',
      fusoHorario: 'America/Recife',
    })
    const { body } = await test.call('GET', '/igreja/codigo/farol')
    expect(body.igreja).toMatchObject({ nome: 'Farol do Sul', idioma: 'es-es', fusoHorario: 'America/Recife' })
    expect(await acts('CHURCH_SET')).toHaveLength(1)
  })

  it('is another code and slug: the new address answers, and so does the former one until it is removed', async () => {
    expect(await at('luzeiro')).toBeUndefined()
    await changeIdentity(test.platform, test.farol, { codigo: 'luzeiro', slug: 'igreja-luzeiro' })
    for (const code of ['luzeiro', 'farol'])
      expect(await at(code), code).toMatchObject({
        codigo: 'luzeiro',
        slug: 'igreja-luzeiro',
        igrejaId: test.farol.igrejaId,
      })
    expect(await acts('CHURCH_MOVED')).toEqual([
      { detalhes: { antes: 'farol', codigo: 'luzeiro', slug: 'igreja-luzeiro' } },
    ])
    const host = { host: 'luzeiro.narthex.test' }
    expect((await test.call('GET', '/igreja/igreja-luzeiro/visual/', host)).status).toBe(200)
    expect((await test.call('GET', '/igreja/farol/visual/', host)).status).toBe(404)
    const now = (await at('luzeiro')) as typeof test.farol
    await expect(changeIdentity(test.platform, test.videira, { codigo: 'farol' })).rejects.toMatchObject({
      code: 'CONFLICT',
    })
    await removeHost(test.platform, createOwnCall(test.platform.transactions.at(now)), 'farol.narthex.test')
    expect(await at('farol')).toBeUndefined()
    await changeIdentity(test.platform, test.videira, { codigo: 'farol' })
    expect(await at('farol')).toMatchObject({ igrejaId: test.videira.igrejaId })
  })

  it('is none that is taken or reserved, and nothing of such a change is kept', async () => {
    const before = await at('luzeiro')
    const church = before as typeof test.farol
    for (const given of [{ codigo: 'oliveira' }, { codigo: 'pomar' }, { slug: 'oliveira' }])
      await expect(
        changeIdentity(test.platform, church, { nome: 'Outro', ...given }),
        JSON.stringify(given),
      ).rejects.toMatchObject({ code: 'CONFLICT' })
    for (const given of [
      { codigo: 'admin' },
      { slug: 'www' },
      { codigo: '1' },
      { fusoHorario: 'Recife' },
      { idioma: 'p' },
    ])
      await expect(
        changeIdentity(test.platform, church, { nome: 'Outro', ...given }),
        JSON.stringify(given),
      ).rejects.toMatchObject({ code: 'VALIDATION' })
    expect(await at('luzeiro')).toEqual(before)
    const { body } = await test.call('GET', '/igreja/codigo/luzeiro', { host: 'luzeiro.narthex.test' })
    expect(body.igreja.nome).toBe('Farol do Sul')
  })
})
