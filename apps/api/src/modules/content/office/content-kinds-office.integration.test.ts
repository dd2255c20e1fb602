import type { ModuleCode } from '@narthex/contract/church-codes'
import { classes } from '@narthex/contract/content/class.resource'
import { courses } from '@narthex/contract/content/course.resource'
import { devotionals } from '@narthex/contract/content/devotional.resource'
import { lessons } from '@narthex/contract/content/lesson.resource'
import { ministries } from '@narthex/contract/content/ministry.resource'
import { news } from '@narthex/contract/content/news.resource'
import { projects } from '@narthex/contract/content/project.resource'
import { publications } from '@narthex/contract/content/publication.resource'
import { publicationTypes } from '@narthex/contract/content/publication-type.resource'
import { studies } from '@narthex/contract/content/study.resource'
import { studySeries } from '@narthex/contract/content/study-series.resource'
import type { Resource } from '@narthex/contract/resources/resource'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Person } from '../../../testing/people.ts'
import { setUpChurches } from '../../../testing/set-up.ts'

/** Kinds with their parent and the path at which visitors read their list. */
const kinds: [Resource, { readonly below?: Resource; readonly list?: string }][] = [
  [news, { list: '/igreja/farol/noticia/' }],
  [devotionals, { list: '/igreja/farol/devocional/' }],
  [ministries, { list: '/igreja/farol/ministerio/' }],
  [projects, { below: ministries }],
  [courses, { list: '/igreja/farol/ebd/' }],
  [classes, { below: courses }],
  [lessons, { below: courses }],
  [publicationTypes, { list: '/igreja/farol/publicacao-tipo/' }],
  [publications, { below: publicationTypes, list: '/igreja/farol/publicacao/' }],
  [studySeries, { list: '/estudo-serie/' }],
  [studies, { below: studySeries, list: '/estudo/' }],
]

describe('the kinds of reading content, as staff write them', () => {
  const modules: ModuleCode[] = ['MOD_NOTICIA', 'MOD_DEVOCIONAL', 'MOD_EBD', 'MOD_PUBLICACAO', 'MOD_CELULA']
  const test = setUpChurches(
    { farol: { modules }, videira: { modules } },
    { startsAt: new Date('2026-06-20T12:00:00Z') },
  )
  let editor: Person
  beforeEach(async () => {
    editor = await test.join({ roles: ['ROLE_ADMIN_CONTENT'] })
  })

  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
    test.call(method, path, { office: editor, ...(body && { body }) })
  async function countListed(list: string): Promise<number> {
    const { body } = await test.call('GET', list)
    return (body.itens ?? body).length
  }

  async function add({ path, example }: Resource, own: object = {}) {
    const { status, body } = await call('POST', path, { ...example, ...own })
    expect(status, JSON.stringify(body)).toBe(201)
    return body
  }
  const addParent = async (below: Resource | undefined) => (below ? { paiId: (await add(below)).id } : {})

  it.each(kinds.map(([kind, place]) => [kind.name, kind, place] as const))(
    '%s: is a draft, is shown once it is published, and comes back from the trash as it was',
    async (_, kind, { below, list }) => {
      const before = list && (await countListed(list))
      const parent = await addParent(below)
      const made = await add(kind, parent)
      expect(made).toMatchObject({ ...kind.example, ...parent, situacao: 'RASCUNHO', versao: 1 })
      expect((await call('GET', `${kind.path}${made.id}`)).body).toEqual(made)
      if (list) expect(await countListed(list)).toBe(before)

      const published = await call('PUT', `${kind.path}${made.id}/publicacao`, { versao: 1 })
      expect(published).toMatchObject({ status: 200, body: { situacao: 'PUBLICADO' } })
      if ('slug' in kind.form.shape) expect(published.body.slug).toMatch(/^[a-z0-9-]+$/)
      if (list) expect(await countListed(list)).toBe(Number(before) + 1)

      // What staff read goes back as it is, and changes nothing but its version.
      const { versao, ...read } = published.body
      const fields = Object.keys(kind.form.shape)
      const form = Object.fromEntries(Object.entries(read).filter(([name]) => fields.includes(name)))
      const again = await call('PUT', `${kind.path}${made.id}`, { ...form, versao })
      const { versao: _versao, dataAtualizacao: _moment, ...kept } = published.body
      expect(again).toMatchObject({ status: 200, body: kept })

      await call('DELETE', `${kind.path}${made.id}`)
      if (list) expect(await countListed(list)).toBe(before)
      const restored = await call('POST', `${kind.path}lixeira/${made.id}`)
      expect(restored.status).toBe(200)
      expect(restored.body).toMatchObject(kept)
    },
  )

  it.each(kinds.map(([kind]) => [kind.name, kind] as const))(
    '%s: lists its items by its first order, with what they are a part of',
    async (_, kind) => {
      const below = kinds.find(([each]) => each === kind)?.[1].below
      const parent = await addParent(below)
      const { id } = await add(kind, { ...parent, titulo: 'Só este aqui' })
      const { itens } = (await call('GET', `${kind.path}?term=so+este`)).body
      expect(itens.map((item: { id: number }) => item.id)).toContain(id)
      for (const sort of Object.keys(kind.list.sorts))
        expect((await call('GET', `${kind.path}?ordem=-${sort}`)).status, sort).toBe(200)
      if (!below || !('paiId' in kind.list.filters)) return
      const ofParent = await call('GET', `${kind.path}?paiId=${(parent as { paiId: number }).paiId}`)
      expect(ofParent.body.itens).toMatchObject([{ id, pai: below.example.titulo }])
    },
  )

  it('an address is made of the title when an item is published first, and stays when the title changes', async () => {
    const first = await add(publications, { titulo: 'Carta de Maio' })
    const second = await add(publications, { titulo: 'Carta de maio!' })
    expect(first.slug).toBeNull()
    const publish = async ({ id, versao }: { id: number; versao: number }) =>
      (await call('PUT', `${publications.path}${id}/publicacao`, { versao })).body
    const [one, two] = [await publish(first), await publish(second)]
    expect([one.slug, two.slug]).toEqual(['carta-de-maio', 'carta-de-maio-2'])
    const renamed = await call('PUT', `${publications.path}${one.id}`, {
      ...publications.example,
      titulo: 'Outro título',
      versao: one.versao,
    })
    expect(renamed.body.slug).toBe('carta-de-maio')
    expect((await test.call('GET', '/igreja/farol/publicacao/carta-de-maio')).body.titulo).toBe('Outro título')
    const taken = await call('PUT', `${publications.path}${one.id}`, {
      ...publications.example,
      slug: 'carta-de-maio-2',
      versao: renamed.body.versao,
    })
    expect(taken).toMatchObject({ status: 409, body: { code: 'SLUG_TAKEN' } })
  })

  it('ministries are put in an order, which visitors see', async () => {
    const ids: number[] = []
    for (const titulo of ['Um', 'Dois', 'Três']) {
      const { id, versao } = await add(ministries, { titulo })
      await call('PUT', `${ministries.path}${id}/publicacao`, { versao })
      ids.push(id)
    }
    const { itens } = (await call('GET', ministries.path)).body
    const before = itens.map(({ id }: { id: number }) => id)
    const turned = before.toReversed()
    expect((await call('PUT', `${ministries.path}ordem`, { ids: turned, antes: before })).status).toBe(200)
    const shown = (await test.call('GET', '/igreja/farol/ministerio/')).body.itens
    expect(shown.map(({ titulo }: { titulo: string }) => titulo).slice(0, 3)).toEqual(['Três', 'Dois', 'Um'])
    expect((await call('PUT', `${ministries.path}ordem`, { ids: turned, antes: before })).status).toBe(409)
  })

  it('the questions of a study keep their codes, and with them the answers, when they are reworded and moved', async () => {
    const questions = [
      { grupo: 'OBSERVACAO', texto: 'O que Paulo pede?' },
      { grupo: 'APLICACAO', texto: 'E nós?' },
    ]
    const made = await add(studies, { perguntas: questions, orientacaoLider: null })
    const [one, two] = made.perguntas
    const perguntas = [two, { ...one, texto: 'O que Paulo pede a eles?' }]
    const set = await call('PUT', `${studies.path}${made.id}`, { ...studies.example, perguntas, versao: 1 })
    expect(set.body.perguntas).toEqual([{ ...one, texto: 'O que Paulo pede a eles?' }, two])
  })

  it('is below a parent of its own kind and church alone', async () => {
    const office = await test.join({ at: test.videira, roles: ['ROLE_ADMIN_CONTENT'] })
    const foreign = await test.call('POST', courses.path, { office, body: courses.example })
    const ministry = await add(ministries)
    for (const paiId of [foreign.body.id, ministry.id, 2_147_483_647])
      expect(await call('POST', lessons.path, { ...lessons.example, paiId })).toMatchObject({
        status: 400,
        body: { details: [{ path: 'paiId' }] },
      })
  })

  it('are put below what is there: what lies in the trash takes nothing new, and keeps what it had', async () => {
    const { id: paiId } = await add(publicationTypes)
    const kept = await add(publications, { paiId })
    const moving = await add(publications, await addParent(publicationTypes))
    await call('DELETE', `${publicationTypes.path}${paiId}`)
    const set = ({ id, versao }: { id: number; versao: number }) =>
      call('PUT', `${publications.path}${id}`, { ...publications.example, paiId, versao })
    expect(await call('POST', publications.path, { ...publications.example, paiId })).toMatchObject({ status: 400 })
    expect(await set(moving)).toMatchObject({ status: 400, body: { code: 'VALIDATION' } })
    expect(await set(kept)).toMatchObject({ status: 200, body: { paiId } })
  })
})
