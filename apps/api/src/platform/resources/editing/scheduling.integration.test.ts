import { instantAt } from '@narthex/contract/church-time'
import { news } from '@narthex/contract/content/news.resource'
import { describe, expect, it } from 'vitest'
import { newsService } from '../../../modules/content/office/content-kinds.service.ts'
import { openNewsDesk, plainNews } from '../../../testing/news-desk.ts'
import { setUpChurches } from '../../../testing/set-up.ts'
import { createMemberCall, createOwnCall, theProduct } from '../../http/route.ts'
import { toAccountId, toMemberId } from '../../ids.ts'
import { resourceActs } from '../resource-acts.ts'

const startsAt = new Date('2026-06-20T12:00:00Z')
const hour = 3_600_000
const modules = ['MOD_NOTICIA'] as const
const plainForm = { ...plainNews, traducoes: {}, imagem: null, autor: null, corpo: null, dataFimPublicacao: null }

describe('what goes live by the clock', () => {
  const test = setUpChurches({ farol: { modules, fusoHorario: 'America/Recife' } }, { startsAt })
  const desk = openNewsDesk(test)
  const { add, addLive, call, openTab, publish, read, readDraft, readShown } = desk
  const later = (ms: number) => new Date(test.now.getTime() + ms).toISOString()
  const schedule = (id: number, body: object) => call('PUT', `${id}/agenda`, body)

  /** A record that is live, with a draft that goes live in two hours. */
  async function scheduleDraft(titulo: string) {
    const { id, versao } = await addLive({ titulo: `${titulo}, antes` })
    const tab = await openTab(id)
    const { revisao } = (await tab.save({ titulo })).body
    const answer = await schedule(id, { versao, revisao, publicarEm: later(2 * hour) })
    expect(answer).toMatchObject({ status: 200, body: { publicarEm: later(2 * hour), fusoHorario: 'America/Recife' } })
    return { id, versao, revisao, tab }
  }

  it('is shown from its first moment until its last, in lists, on its page and in the search', async () => {
    const [from, until] = [later(hour), later(3 * hour)]
    const { id } = await add({ titulo: 'Passagem', dataPublicacao: from, dataFimPublicacao: until })
    await publish(id, { versao: 1 })
    const isShown = async () => {
      const found = (await test.call('GET', '/igreja/farol/busca/?q=passagem')).body.itens.length
      const listed = (await desk.listShown()).includes('Passagem')
      return [listed, (await readShown(id)) !== undefined, found === 1]
    }
    expect(await isShown()).toEqual([false, false, false])
    const { body } = await test.call('GET', '/igreja/farol/noticia/')
    expect(body.proximaPublicacao).toBe(from)
    test.advance(2 * hour)
    expect(await isShown()).toEqual([true, true, true])
    expect((await readShown(id)).proximaPublicacao).toBe(until)
    test.advance(hour)
    expect(await isShown()).toEqual([false, false, false])
  })

  it('refuses an end before the beginning, and a publication that is over', async () => {
    const given = { dataPublicacao: later(hour), dataFimPublicacao: later(hour) }
    expect(await call('POST', '', { ...plainNews, ...given })).toMatchObject({ status: 400 })
    const { id } = await add({ dataFimPublicacao: later(hour) })
    expect(await call('PUT', `${id}`, { ...plainNews, dataFimPublicacao: later(-hour), versao: 1 })).toMatchObject({
      status: 400,
    })
    test.advance(2 * hour)
    expect(await call('PUT', `${id}/publicacao`, { versao: 1 })).toMatchObject({ status: 400 })
  })

  it('is a record that was no one’s yet: published with that moment', async () => {
    const { id } = await add({ titulo: 'Futura' })
    await schedule(id, { versao: 1, revisao: 0, publicarEm: later(hour) })
    expect(await read(id)).toMatchObject({ situacao: 'PUBLICADO', dataPublicacao: later(hour) })
    expect(await readShown(id)).toBeUndefined()
    test.advance(hour)
    expect(await readShown(id)).toMatchObject({ titulo: 'Futura' })
  })

  it('is a draft of what is live: at its moment, once, as an act of who chose it', async () => {
    const { id, versao } = await scheduleDraft('Mudança')
    expect((await call('GET', '?term=mudanca')).body.itens).toMatchObject([{ publicarEm: later(2 * hour) }])
    await test.runJobs()
    expect(await readShown(id)).toMatchObject({ titulo: 'Mudança, antes' })
    test.advance(2 * hour)
    const before = await desk.readVersion()
    await test.runJobs()
    await test.runJobs()
    expect(await readShown(id)).toMatchObject({ titulo: 'Mudança' })
    expect(await desk.readVersion()).toBeGreaterThan(before)
    expect(await read(id)).toMatchObject({ versao: versao + 2 })
    const { itens } = (await call('GET', `${id}/historico`)).body
    expect(itens[0]).toMatchObject({ acao: 'CONTENT_PUBLISHED', usuario: { nome: 'Ana' } })
    expect(await readDraft(id)).toMatchObject({ flagPendente: false, publicarEm: null })
  })

  it('goes live at the moment that was chosen last, and not at all where it was taken back, published or removed', async () => {
    const moved = await scheduleDraft('Adiada')
    await schedule(moved.id, { versao: moved.versao, revisao: moved.revisao, publicarEm: later(4 * hour) })
    const withdrawn = await scheduleDraft('Desmarcada')
    await call('DELETE', `${withdrawn.id}/agenda`)
    const published = await scheduleDraft('Já publicada')
    const { versao } = await publish(published.id, { versao: published.versao, revisao: published.revisao })
    const removed = await scheduleDraft('Removida')
    await call('DELETE', `${removed.id}`)
    test.advance(3 * hour)
    await test.runJobs()
    expect(await readShown(moved.id)).toMatchObject({ titulo: 'Adiada, antes' })
    expect(await readShown(withdrawn.id)).toMatchObject({ titulo: 'Desmarcada, antes' })
    expect(await readDraft(withdrawn.id)).toMatchObject({ flagPendente: true, formulario: { titulo: 'Desmarcada' } })
    expect(await read(published.id)).toMatchObject({ versao })
    expect(await readShown(removed.id)).toBeUndefined()
    test.advance(hour)
    await test.runJobs()
    expect(await readShown(moved.id)).toMatchObject({ titulo: 'Adiada' })
  })

  it('stays a draft and tells why, where the record was changed otherwise before its moment', async () => {
    const { id, versao } = await scheduleDraft('Atropelada')
    await call('PUT', `${id}`, { ...plainNews, titulo: 'Outra', versao })
    test.advance(3 * hour)
    await test.runJobs()
    expect(await readShown(id)).toMatchObject({ titulo: 'Outra' })
    expect(await readDraft(id)).toMatchObject({
      flagPendente: true,
      formulario: { titulo: 'Atropelada' },
      publicarEm: null,
      falha: 'CHANGED_MEANWHILE',
    })
  })

  it('is checked on every way: an incomplete draft, a past moment, nothing to publish, an old version', async () => {
    const { id, versao } = await addLive()
    const none = await schedule(id, { versao, revisao: 0, publicarEm: later(hour) })
    expect(none).toMatchObject({ status: 409, body: { code: 'NOTHING_TO_PUBLISH' } })
    const tab = await openTab(id)
    const { revisao } = (await tab.save({ titulo: '' })).body
    expect(await schedule(id, { versao, revisao, publicarEm: later(hour) })).toMatchObject({ status: 400 })
    await tab.save({ titulo: 'Completa' })
    const seen = { versao, revisao: revisao + 1 }
    expect(await schedule(id, { ...seen, publicarEm: later(-hour) })).toMatchObject({ status: 400 })
    expect(await schedule(id, { ...seen, revisao, publicarEm: later(hour) })).toMatchObject({ status: 409 })
    expect(await schedule(id, { ...seen, versao: 1, publicarEm: later(hour) })).toMatchObject({ status: 409 })
    expect(await schedule(id, { ...seen, publicarEm: later(hour) })).toMatchObject({ status: 200 })
  })

  it('is not chosen by who may write and not publish: their save takes the moment back, and they replace nothing live', async () => {
    const { id, revisao, versao, tab } = await scheduleDraft('Só de quem publica')
    const church = test.platform.transactions.at(test.farol)
    const writer = createMemberCall(church, { accountId: toAccountId(999_999), memberId: toMemberId(999_999) })
    const acts = resourceActs(news, newsService)
    const save = tab.next({ titulo: 'Contrabando' }, { versao, revisao }) as Parameters<typeof acts.saveDraft>[2]
    const saved = await acts.saveDraft(writer, id, { ...save, editor: 'outra-pessoa' })
    expect(saved).toMatchObject({ publicarEm: null, formulario: { titulo: 'Contrabando' } })
    test.advance(3 * hour)
    await test.runJobs()
    expect(await readShown(id)).toMatchObject({ titulo: 'Só de quem publica, antes' })
    const form = { ...plainForm, versao }
    await expect(acts.set(writer, id, form)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await acts.remove(writer, id)
    await expect(acts.restore(writer, id)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    const order = { acao: 'RESTAURAR', selecao: { ids: [id] } } as const
    await expect(acts.runBulk(writer, order)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    const { versao: restored } = await acts.restore(createOwnCall(church), id)
    await expect(acts.set(createOwnCall(church), id, { ...form, versao: restored })).resolves.toMatchObject({
      titulo: plainNews.titulo,
    })
    expect(theProduct.actor.roles).toEqual([])
  })
})

describe('a moment on clocks that are changed', () => {
  const zones = { lisboa: 'Europe/Lisbon', iorque: 'America/New_York' } as const
  const test = setUpChurches(
    { lisboa: { modules, fusoHorario: zones.lisboa }, iorque: { modules, fusoHorario: zones.iorque } },
    { startsAt: new Date('2026-03-07T12:00:00Z') },
  )
  /** Moments chosen on the church's clocks, and the instants that they are. */
  const moments = [
    ['lisboa', 'on an hour that the clocks leave out', '2026-03-29', '01:30', '2026-03-29T01:30:00.000Z'],
    ['lisboa', 'after they were put forward', '2026-03-29', '19:00', '2026-03-29T18:00:00.000Z'],
    ['lisboa', 'on an hour that comes twice', '2026-10-25', '01:30', '2026-10-25T00:30:00.000Z'],
    ['lisboa', 'after they were put back', '2026-10-25', '19:00', '2026-10-25T19:00:00.000Z'],
    ['iorque', 'west of Greenwich, on an hour that is left out', '2026-03-08', '02:30', '2026-03-08T07:30:00.000Z'],
  ] as const

  it.each(moments)('%s: %s, it comes then, not an hour before or after', async (code, _, date, time, expected) => {
    const moment = instantAt(date, time, zones[code])
    expect(moment.toISOString()).toBe(expected)
    const call = createOwnCall(test.platform.transactions.at(test[code]))
    const acts = resourceActs(news, newsService)
    const { id } = await acts.add(call, { ...plainForm, titulo: 'Antes da hora' })
    const { versao } = await acts.publish(call, id, { versao: 1 })
    const save = {
      editor: 'aba-000001',
      sequencia: 1,
      versao,
      revisao: 0,
      formulario: { ...plainForm, titulo: 'Na hora' },
    }
    const { revisao } = await acts.saveDraft(call, id, save)
    const planned = await acts.schedule(call, id, { versao, revisao, publicarEm: moment.toISOString() })
    expect(planned).toMatchObject({ publicarEm: expected, fusoHorario: zones[code] })
    test.advance(moment.getTime() - test.now.getTime() - 1)
    await test.runJobs()
    expect(await acts.get(call, id)).toMatchObject({ titulo: 'Antes da hora' })
    test.advance(1)
    await test.runJobs()
    expect(await acts.get(call, id)).toMatchObject({ titulo: 'Na hora' })
  })
})
