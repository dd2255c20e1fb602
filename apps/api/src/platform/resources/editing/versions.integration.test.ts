import { describe, expect, it } from 'vitest'
import { openNewsDesk } from '../../../testing/news-desk.ts'
import { setUpChurches } from '../../../testing/set-up.ts'

const startsAt = new Date('2026-06-20T12:00:00Z')
const minute = 60_000
const modules = ['MOD_NOTICIA'] as const

describe('versions of a record', () => {
  const test = setUpChurches({ farol: { modules } }, { startsAt })
  const desk = openNewsDesk(test)
  const { add, addLive, call, openTab, publish, read, readDraft, readShown } = desk
  const listVersions = async (id: number) => (await call('GET', `${id}/versao/`)).body
  const readVersion = async (id: number, versaoId: number) => (await call('GET', `${id}/versao/${versaoId}`)).body

  it('are kept when it is made and at each publication, and every ten minutes of editing', async () => {
    const { id } = await add({ titulo: 'Primeira' })
    const tab = await openTab(id)
    await tab.save({ titulo: 'Logo depois' })
    test.advance(11 * minute)
    await tab.save({ titulo: 'Onze minutos depois' })
    await tab.save({ titulo: 'E logo depois' })
    const { versao } = await read(id)
    await publish(id, { versao })
    const { itens, total } = await listVersions(id)
    expect(total).toBe(3)
    expect(itens).toMatchObject([
      { motivo: 'PUBLICACAO', usuario: { nome: 'Ana' } },
      { motivo: 'EDICAO' },
      { motivo: 'CRIACAO', versao: 1 },
    ])
    const titles = await Promise.all(
      itens.map(async (each: { id: number }) => (await readVersion(id, each.id)).formulario.titulo),
    )
    expect(titles).toEqual(['E logo depois', 'Onze minutos depois', 'Primeira'])
  })

  it('are made a draft by restoring: what is live stays until that is published', async () => {
    const { id } = await addLive({ titulo: 'Antiga' })
    const [old] = (await listVersions(id)).itens
    await call('PUT', `${id}`, { titulo: 'Nova', resumo: 'Nova.', versao: 2 })
    const restored = await call('POST', `${id}/versao/${old.id}`, { versao: 3 })
    expect(restored.body).toMatchObject({ flagPendente: true, formulario: { titulo: 'Antiga' }, versao: 3 })
    expect(await readShown(id)).toMatchObject({ titulo: 'Nova' })
    await publish(id, { versao: 3, revisao: restored.body.revisao })
    expect(await readShown(id)).toMatchObject({ titulo: 'Antiga' })
  })

  it('do not replace a draft that was not seen', async () => {
    const { id, versao } = await addLive()
    const [old] = (await listVersions(id)).itens
    await (await openTab(id)).save({ titulo: 'Em andamento' })
    expect(await call('POST', `${id}/versao/${old.id}`, { versao, revisao: 0 })).toMatchObject({
      status: 409,
      body: { atual: { rascunho: { titulo: 'Em andamento' } } },
    })
    expect(await readDraft(id)).toMatchObject({ formulario: { titulo: 'Em andamento' } })
  })

  it('are those of their record alone', async () => {
    const [one, two] = [await addLive(), await addLive()]
    const [version] = (await listVersions(one.id)).itens
    expect(await call('GET', `${two.id}/versao/${version.id}`)).toMatchObject({ status: 404 })
    expect(await call('POST', `${two.id}/versao/${version.id}`, { versao: two.versao })).toMatchObject({ status: 404 })
  })

  it('go on where a list ends, and are no more than two hundred', async () => {
    const { id } = await add()
    await test.asOwner((owner) =>
      owner.exec(`insert into registro_versao (igreja_id, tipo, registro, versao, motivo, momento, formulario)
        select igreja_id, tipo, registro, n, 'EDICAO', now(), '{}' from registro_versao, generate_series(1, 230) n
        where registro = ${id}`),
    )
    await publish(id, { versao: 1 })
    const first = (await call('GET', `${id}/versao/?limit=50`)).body
    expect(first.total).toBe(200)
    const rest = (await call('GET', `${id}/versao/?limit=50&apos=${first.proximo}`)).body
    expect(rest.itens[0].id).toBeLessThan(first.itens[49].id)
  })
})
