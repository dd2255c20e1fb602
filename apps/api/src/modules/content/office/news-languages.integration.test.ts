import { describe, expect, it } from 'vitest'
import { openNewsDesk, plainNews } from '../../../testing/news-desk.ts'
import { setUpChurches } from '../../../testing/set-up.ts'

const startsAt = new Date('2026-06-20T12:00:00Z')
const modules = ['MOD_NOTICIA'] as const
const en = { titulo: 'Work day', resumo: 'Bring gloves.' }
const es = { titulo: 'Jornada', resumo: 'Traigan guantes.' }

describe('translations of news', () => {
  const test = setUpChurches({ farol: { modules } }, { startsAt })
  const desk = openNewsDesk(test)
  const { add, addLive, call, openTab, publish, read, readDraft, readShown } = desk
  const publishIn = async (id: number, language: string, versao: number, revisao?: number) =>
    call('PUT', `${id}/idioma/${language}/publicacao`, { versao, ...(revisao !== undefined && { revisao }) })
  const search = async (word: string) => (await test.call('GET', `/igreja/farol/busca/?q=${word}`)).body.itens.length

  it('are missing, drafts, ready or outdated, each by itself', async () => {
    const { id } = await addLive({ traducoes: { en } })
    expect(await read(id)).toMatchObject({ idiomas: { en: 'RASCUNHO', es: 'FALTA' } })
    const ready = (await publishIn(id, 'en', 2)).body
    expect(ready).toMatchObject({ idiomas: { en: 'PRONTA', es: 'FALTA' }, versao: 3 })
    const changed = await call('PUT', `${id}`, { ...plainNews, titulo: 'Mudou', traducoes: { en }, versao: 3 })
    expect(changed.body).toMatchObject({ idiomas: { en: 'DESATUALIZADA' } })
    const revised = { en: { ...en, titulo: 'It changed' } }
    const mended = await call('PUT', `${id}`, { ...plainNews, titulo: 'Mudou', traducoes: revised, versao: 4 })
    expect(mended.body).toMatchObject({ idiomas: { en: 'PRONTA' } })
  })

  it('are shown once they are published, one language without the others', async () => {
    const [gloves, guantes] = [await search('gloves'), await search('guantes')]
    const { id } = await addLive({ traducoes: { en, es } })
    expect(await readShown(id, 'en')).toMatchObject({ titulo: plainNews.titulo, idioma: 'pt', idiomas: ['pt'] })
    expect(await search('gloves')).toBe(gloves)
    await publishIn(id, 'en', 2)
    expect(await readShown(id, 'en')).toMatchObject({ titulo: en.titulo, idioma: 'en', idiomas: ['pt', 'en'] })
    expect(await readShown(id, 'es')).toMatchObject({ idioma: 'pt' })
    expect([await search('gloves'), await search('guantes')]).toEqual([gloves + 1, guantes])
    await call('DELETE', `${id}/idioma/en/publicacao?versao=3`)
    expect(await readShown(id, 'en')).toMatchObject({ idioma: 'pt' })
    expect(await search('gloves')).toBe(gloves)
  })

  it('stay as readers see them when the original is published with a draft, until each is published', async () => {
    const { id } = await addLive({ traducoes: { en, es } })
    await publishIn(id, 'en', 2)
    const { versao } = (await publishIn(id, 'es', 3)).body
    const tab = await openTab(id)
    const traducoes = { en: { ...en, titulo: 'New title' }, es: { ...es, titulo: 'Título nuevo' } }
    const { revisao } = (await tab.save({ titulo: 'Título novo', traducoes })).body
    const published = await publish(id, { versao, revisao })
    expect(await readShown(id)).toMatchObject({ titulo: 'Título novo' })
    expect(await readShown(id, 'en')).toMatchObject({ titulo: en.titulo })
    expect(published).toMatchObject({ idiomas: { en: 'DESATUALIZADA', es: 'DESATUALIZADA' } })
    const waiting = await readDraft(id)
    expect(waiting).toMatchObject({ flagPendente: true, formulario: { traducoes } })

    await publishIn(id, 'en', published.versao, waiting.revisao)
    expect(await readShown(id, 'en')).toMatchObject({ titulo: 'New title' })
    expect(await readShown(id, 'es')).toMatchObject({ titulo: es.titulo })
    expect(await read(id)).toMatchObject({ idiomas: { en: 'PRONTA', es: 'DESATUALIZADA' } })
    const left = await readDraft(id)
    expect(left).toMatchObject({ flagPendente: true, formulario: { traducoes: { es: { titulo: 'Título nuevo' } } } })
    await publishIn(id, 'es', left.versao, left.revisao)
    expect(await readDraft(id)).toMatchObject({ flagPendente: false })
  })

  it('are published from a draft whose other changes wait', async () => {
    const { id, versao } = await addLive()
    const tab = await openTab(id)
    const { revisao } = (await tab.save({ titulo: 'Espera', traducoes: { en } })).body
    expect(await publishIn(id, 'en', versao, revisao)).toMatchObject({ status: 200 })
    expect(await readShown(id, 'en')).toMatchObject({ titulo: en.titulo })
    expect(await readShown(id)).toMatchObject({ titulo: plainNews.titulo })
    expect(await readDraft(id)).toMatchObject({ flagPendente: true, formulario: { titulo: 'Espera' } })
  })

  it('are none where a reader is shown the original instead: saving the record again makes none', async () => {
    const { id } = await addLive()
    expect(await readShown(id, 'es')).toMatchObject({ idioma: 'pt' })
    const { traducoes } = await read(id)
    expect(traducoes).toEqual({})
    await call('PUT', `${id}`, { ...plainNews, traducoes, versao: 2 })
    expect(await desk.count('conteudo_traducao', `conteudo_id = ${id}`)).toBe(1)
    expect(await publishIn(id, 'es', 3)).toMatchObject({ status: 404 })
    expect(await publishIn(id, 'pt', 3)).toMatchObject({ status: 404 })
  })

  it('of drafts are published with them only as far as each was published', async () => {
    const { id } = await add({ traducoes: { en, es } })
    await publishIn(id, 'en', 1)
    await publish(id, { versao: 2 })
    expect(await readShown(id)).toMatchObject({ idiomas: ['pt', 'en'] })
  })

  it('leave the list of the office the title of the original', async () => {
    const { id } = await add({ titulo: 'Bazar', traducoes: { en, es } })
    expect((await call('GET', '?term=bazar')).body.itens).toMatchObject([{ id, titulo: 'Bazar', idioma: 'pt' }])
  })
})
