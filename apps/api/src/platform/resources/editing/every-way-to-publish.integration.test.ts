import { news } from '@narthex/contract/content/news.resource'
import { hourMs } from '@narthex/contract/durations'
import { describe, expect, it } from 'vitest'
import { newsService } from '../../../modules/content/office/content-kinds.service.ts'
import { openNewsDesk, plainNews } from '../../../testing/news-desk.ts'
import { setUpChurches } from '../../../testing/set-up.ts'
import { createMemberCall, createOwnCall, type MemberCall } from '../../http/route.ts'
import { toAccountId, toMemberId } from '../../ids.ts'
import { resourceActs } from '../resource-acts.ts'

const startsAt = new Date('2026-06-20T12:00:00Z')
const modules = ['MOD_NOTICIA'] as const
const before = 'Como está no site'
const invalid = { status: 400, body: { code: 'VALIDATION' } }

interface Live {
  readonly id: number
  readonly versao: number
  readonly revisao: number
}

describe('every way to what readers see', () => {
  const test = setUpChurches({ farol: { modules } }, { startsAt })
  const desk = openNewsDesk(test)
  const { call } = desk
  const acts = resourceActs(news, newsService)
  const later = (hours: number) => new Date(test.now.getTime() + hours * hourMs).toISOString()
  const whole = { ...plainNews, corpo: null, traducoes: {}, imagem: null, autor: null, dataFimPublicacao: null }

  let names = 0

  /** A record that is live, with a draft over it. */
  async function addLive(draft: object, own: object = {}): Promise<Live> {
    const { id, versao } = await desk.addLive({ titulo: before, idExterno: `site-${++names}`, ...own })
    const { revisao } = (await (await desk.openTab(id)).save(draft)).body
    return { id, versao, revisao }
  }
  /** Reads the item as readers see it, and the marks that its publications left. */
  async function readMarks(id: number) {
    const isOfRecord = `detalhes ->> 'conteudo' = '${id}'`
    return {
      shown: (await desk.readShown(id))?.titulo,
      english: (await desk.readShown(id, 'en'))?.titulo,
      record: await desk.read(id),
      acts: await desk.count('auditoria', `${isOfRecord} and acao <> 'CONTENT_SCHEDULED'`),
      versions: await desk.count('registro_versao', `registro = ${id} and motivo = 'PUBLICACAO'`),
    }
  }

  describe('runs the same check', () => {
    type Way = (record: Live) => Promise<{ readonly status: number; readonly body: unknown }>
    const runBulk = async (ids: number[]) => {
      const { body } = await call('POST', 'lote/', { acao: 'PUBLICAR', selecao: { ids } })
      const [row] = (await call('GET', `lote/${body.id}/linha/`)).body.itens
      return { status: row.situacao === 'RECUSADO' ? 400 : 200, body: { code: row.codigo } }
    }
    const ways: [string, Way][] = [
      ['publishing', ({ id, ...seen }) => call('PUT', `${id}/publicacao`, seen)],
      ['choosing a moment', ({ id, ...seen }) => call('PUT', `${id}/agenda`, { ...seen, publicarEm: later(1) })],
      ['publishing many', ({ id }) => runBulk([id])],
      ['publishing a language', ({ id, ...seen }) => call('PUT', `${id}/idioma/en/publicacao`, seen)],
      ['replacing it', ({ id, versao }) => call('PUT', `${id}`, { ...plainNews, titulo: '', versao })],
      [
        'replacing it by its name elsewhere',
        async ({ id }) => call('PUT', `externo/${(await desk.read(id)).idExterno}`, { ...plainNews, titulo: '' }),
      ],
      ['adding one', () => call('POST', '', { ...plainNews, titulo: '' })],
    ]
    const empty = { titulo: '', resumo: '' }

    it.each(ways)('%s refuses what is not whole, and changes nothing', async (_, way) => {
      const record = await addLive({ ...empty, traducoes: { en: empty } })
      const marks = await readMarks(record.id)
      expect(await way(record)).toMatchObject(invalid)
      expect(await readMarks(record.id)).toEqual(marks)
      expect(marks.shown).toBe(before)
    })

    it.each(ways.slice(0, 3))('control: %s takes what is whole', async (_, way) => {
      expect(await way(await addLive({ titulo: 'Inteira' }))).toMatchObject({ status: 200 })
    })

    it('a moment that has come refuses what has become incomplete since it was chosen, and tells why', async () => {
      const { id, ...seen } = await addLive({ titulo: 'Inteira' })
      const tab = await desk.openTab(id)
      expect(await call('PUT', `${id}/agenda`, { ...seen, publicarEm: later(1) })).toMatchObject({ status: 200 })
      await tab.save({ titulo: '' })
      const marks = await readMarks(id)
      test.advance(2 * hourMs)
      await test.runJobs()
      expect(await readMarks(id)).toEqual(marks)
      expect(await desk.readDraft(id)).toMatchObject({ flagPendente: true, falha: 'VALIDATION', publicarEm: null })
    })

    it('bringing back a version that is not whole makes a draft, which is not published so', async () => {
      const { id, versao } = await addLive({ titulo: '' })
      test.advance(hourMs)
      await (await desk.openTab(id)).save({ titulo: '', resumo: 'Outra vez.' })
      const [kept] = (await call('GET', `${id}/versao/`)).body.itens
      const marks = await readMarks(id)
      const { revisao } = (await call('POST', `${id}/versao/${kept.id}`, { versao })).body
      expect(await call('PUT', `${id}/publicacao`, { versao, revisao })).toMatchObject(invalid)
      expect(await readMarks(id)).toMatchObject({ shown: marks.shown, record: marks.record })
    })

    it.each(ways.slice(0, 3))('%s refuses what is over', async (name, way) => {
      const record = await addLive({ titulo: 'Passou', dataFimPublicacao: later(1) })
      test.advance(2 * hourMs)
      const { shown } = await readMarks(record.id)
      if (name === 'choosing a moment') {
        // It is checked as it will be at that moment, then.
        expect(await way(record)).toMatchObject({ status: 200 })
        test.advance(2 * hourMs)
        await test.runJobs()
        expect(await desk.readDraft(record.id)).toMatchObject({ falha: 'VALIDATION' })
      } else expect(await way(record)).toMatchObject(invalid)
      expect((await desk.readShown(record.id))?.titulo).toEqual(shown)
    })
  })

  describe('asks for the permission to publish', () => {
    const forbidden = { code: 'FORBIDDEN' }
    const church = () => test.platform.transactions.at(test.farol)
    const writer = () => createMemberCall(church(), { accountId: toAccountId(999_999), memberId: toMemberId(999_999) })
    const bulk =
      (acao: 'PUBLICAR' | 'RETIRAR' | 'RESTAURAR') =>
      (as: MemberCall, { id }: Live) =>
        acts.runBulk(as, { acao, selecao: { ids: [id] } })
    const remove = async ({ id }: Live) => void (await call('DELETE', `${id}`))
    const ways: [string, (as: MemberCall, record: Live) => Promise<unknown>, ((record: Live) => Promise<void>)?][] = [
      ['replacing what is live', (as, { id, versao }) => acts.set(as, id, { ...whole, versao })],
      [
        'replacing it by its name elsewhere',
        async (as, { id }) => acts.put(as, (await desk.read(id)).idExterno, whole),
      ],
      ['taking it out of the trash', (as, { id }) => acts.restore(as, id), remove],
      ['taking many out of the trash', bulk('RESTAURAR'), remove],
      ['publishing many', bulk('PUBLICAR')],
      ['withdrawing many', bulk('RETIRAR')],
    ]

    it.each(ways)('for %s', async (_, way, prepare = async () => {}) => {
      const record = await addLive({ titulo: 'Contrabando' })
      await prepare(record)
      const [shown, acted] = [await desk.readShown(record.id), await desk.count('auditoria')]
      await expect(way(writer(), record)).rejects.toMatchObject(forbidden)
      expect([await desk.readShown(record.id), await desk.count('auditoria')]).toEqual([shown, acted])
      await expect(way(createOwnCall(church()), record), 'control').resolves.toBeDefined()
    })

    it('for taking back what was done to many', async () => {
      const { id } = await addLive({ titulo: 'No lote' })
      const batch = await acts.runBulk(createOwnCall(church()), { acao: 'PUBLICAR', selecao: { ids: [id] } })
      await expect(acts.undoBulk(writer(), batch.id)).rejects.toMatchObject(forbidden)
      expect(await desk.readShown(id)).toMatchObject({ titulo: 'No lote' })
    })

    it('for what goes live at a moment that is chosen already: who brings a version back takes the moment back', async () => {
      const { id, ...seen } = await addLive({ titulo: 'Marcada' })
      await call('PUT', `${id}/agenda`, { ...seen, publicarEm: later(1) })
      const [, first] = (await call('GET', `${id}/versao/`)).body.itens
      const restored = await acts.restoreVersion(writer(), { id, versaoId: first.id }, { versao: seen.versao })
      expect(restored.publicarEm).toBeNull()
      test.advance(2 * hourMs)
      await test.runJobs()
      expect(await desk.readShown(id)).toMatchObject({ titulo: before })
      expect(await desk.readDraft(id)).toMatchObject({ publicarEm: null })
    })
  })
})
