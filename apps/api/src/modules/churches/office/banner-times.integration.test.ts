import { banners } from '@narthex/contract/churches/banner.resource'
import { dayMs, hourMs } from '@narthex/contract/durations'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Person } from '../../../testing/people.ts'
import { setUpChurches } from '../../../testing/set-up.ts'

const startsAt = new Date('2026-06-20T12:00:00Z')

describe('a banner from a moment until another', () => {
  const test = setUpChurches({ farol: {} }, { startsAt })
  let editor: Person
  beforeEach(async () => {
    editor = await test.join({ roles: ['ROLE_ADMIN_CONTENT'] })
    for (const { id } of (await call('GET', '')).body.itens) await call('DELETE', `${id}`)
  })

  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', own: string, body?: object) =>
    test.call(method, `${banners.path}${own}`, { office: editor, ...(body && { body }) })
  const after = (hours: number) => new Date(test.now.getTime() + hours * hourMs).toISOString()
  const listShown = async () =>
    (await test.call('GET', '/banner/?igreja=farol')).body.map(({ titulo }: { titulo: string }) => titulo)
  const findNext = async () => (await test.call('GET', '/igreja/farol/inicio/oferta/')).body.mudaEm

  it('is on the site from the first on and no more at the second, without an edit', async () => {
    await call('POST', '', { titulo: 'Sempre' })
    const [dataPublicacao, dataFimPublicacao] = [after(2), after(4)]
    const { body } = await call('POST', '', { titulo: 'Amanhã', dataPublicacao, dataFimPublicacao })
    expect(body).toMatchObject({ situacao: 'AGENDADO', dataPublicacao, dataFimPublicacao })
    expect(await listShown()).toEqual(['Sempre'])
    expect(await findNext()).toBe(dataPublicacao)
    test.advance(2 * hourMs)
    expect(await listShown()).toEqual(['Sempre', 'Amanhã'])
    expect(await findNext()).toBe(dataFimPublicacao)
    test.advance(2 * hourMs)
    expect(await listShown()).toEqual(['Sempre'])
    expect(await findNext()).toBeNull()
  })

  it('tells staff what it is now', async () => {
    await call('POST', '', { titulo: 'Fora', flagAtivo: false })
    await call('POST', '', { titulo: 'Vista', dataFimPublicacao: after(1) })
    await call('POST', '', { titulo: 'Passada', dataPublicacao: after(-2), dataFimPublicacao: after(-1) })
    const { itens } = (await call('GET', '')).body
    expect(itens.map(({ situacao }: { situacao: string }) => situacao)).toEqual(['INATIVO', 'EXIBIDO', 'ENCERRADO'])
    expect(await listShown()).toEqual(['Vista'])
    expect((await call('GET', '?flagAtivo=false')).body.itens).toMatchObject([{ titulo: 'Fora' }])
  })

  it('answers the public as before: without its moments', async () => {
    const { id } = (await call('POST', '', { titulo: 'Vista', dataFimPublicacao: after(1) })).body
    expect((await test.call('GET', '/banner/?igreja=farol')).body).toEqual([
      { id, titulo: 'Vista', descricao: null, imagem: null, url: null },
    ])
  })

  it('does not end before it begins', async () => {
    for (const dataFimPublicacao of [after(1), after(2)]) {
      const refused = await call('POST', '', { titulo: 'Ontem', dataPublicacao: after(2), dataFimPublicacao })
      expect(refused).toMatchObject({ status: 400, body: { details: [{ path: 'body.dataFimPublicacao' }] } })
    }
    expect(await call('POST', '', { titulo: 'Ano 10000', dataPublicacao: '+010000-01-01T00:00:00Z' })).toMatchObject({
      status: 400,
    })
  })

  it('that was changed on a later day keeps the moments that were chosen', async () => {
    const dataPublicacao = after(1)
    const { id } = (await call('POST', '', { titulo: 'Vista', dataPublicacao })).body
    test.advance(dayMs)
    editor = await test.join({ roles: ['ROLE_ADMIN_CONTENT'] })
    const changed = await call('PUT', `${id}`, { titulo: 'Vista de novo', dataPublicacao, versao: 1 })
    expect(changed.body).toMatchObject({ situacao: 'EXIBIDO', dataPublicacao, versao: 2 })
  })
})
