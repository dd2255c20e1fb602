import { randomUUID } from 'node:crypto'
import { atStrength } from '@narthex/contract/testing/strength'
import { describe, expect, it } from 'vitest'
import { createOwnCall } from '../../../platform/http/route.ts'
import type { Answer } from '../../../testing/caller.ts'
import { record, setUpMeetings } from '../../../testing/set-up-meetings.ts'
import { publishContent, publishDevotional } from '../../content/content.editing.service.ts'

describe('meetings of a group', () => {
  const here = setUpMeetings()
  const { stage, path, put, get, list, marksOfGroup, mark } = here

  it('are recorded by who leads, and read by the group without what is for leaders alone', async () => {
    const id = randomUUID()
    const visitantes = [{ nome: 'Caio', telefone: '81 98888-7777' }, { nome: 'Nina' }]
    const presencas = [mark(here.bia, true, '23:10'), mark(here.davi, false, '23:10')]
    const recorded = await put(id, { ...record, visitantes, presencas }, here.rui)
    expect(recorded).toMatchObject({ status: 200, body: { id, versao: 1, presentes: 1, totalVisitantes: 2 } })
    const seen = (await get(id, here.ana)).body
    expect(seen).toEqual(recorded.body)
    expect(seen).toMatchObject({ ...record, flagLider: true, flagRealizada: true })
    expect(seen.visitantes).toEqual([visitantes[0], { nome: 'Nina', telefone: null }])
    expect(seen.presencas).toHaveLength(2)

    const read = await get(id, here.bia)
    const hidden = { observacoesLider: null, visitantes: null, presencas: null, flagLider: false }
    expect(read).toMatchObject({ status: 200, body: { ...record, ...hidden, presentes: 1, totalVisitantes: 2 } })
    const text = JSON.stringify([read.body, (await list(here.bia)).body])
    for (const secret of ['Visitar a Bia', 'Caio', '98888', 'Nina']) expect(text).not.toContain(secret)
  })

  it('are listed the newest first, page by page', async () => {
    for (const data of ['2026-04-14', '2026-04-28', '2026-04-21']) await put(randomUUID(), { ...record, data })
    const { status, body } = await list(here.davi, '?limit=2')
    expect(status).toBe(200)
    expect(body).toMatchObject({ total: 3, page: 1, limit: 2, flagLider: false, pendentes: [] })
    expect(body.celula.id).toBe(here.group)
    expect(body.itens.map(({ data }: { data: string }) => data)).toEqual(['2026-04-28', '2026-04-21'])
    expect((await list(here.davi, '?limit=2&page=2')).body.itens).toHaveLength(1)
    expect((await list(here.davi, '?page=9')).body.itens).toEqual([])
  })

  it('are the group’s only: not another group’s leader’s, nor a member’s to write, nor another church’s', async () => {
    const id = randomUUID()
    const recorded = (await put(id, record)).body
    const outsider = await stage.join({ nome: 'Nilo' })
    const farols = await stage.join({ at: stage.farol, roles: ['ROLE_ADMIN'] })
    const foreign = { token: farols.token, host: 'farol.narthex.test' }
    for (const by of [here.caio, outsider]) {
      expect((await list(by)).status).toBe(404)
      expect((await get(id, by)).status).toBe(404)
      expect((await put(id, { ...record, tema: 'Outro', versao: 1 }, by)).status).toBe(404)
      expect((await stage.call('DELETE', path(id), { token: by.token })).status).toBe(404)
    }
    expect((await put(id, { ...record, tema: 'Outro', versao: 1 }, here.bia)).status).toBe(404)
    expect((await stage.call('DELETE', path(id), { token: here.bia.token })).status).toBe(404)
    expect((await stage.call('GET', path(id), foreign)).status).toBe(404)
    expect((await stage.call('GET', path(id))).status).toBe(401)
    // The same number in another group is another meeting.
    expect((await get(id, here.caio, here.other)).status).toBe(404)
    expect((await put(id, { ...record, tema: 'Deles' }, here.caio, here.other)).body.tema).toBe('Deles')
    expect((await get(id, here.ana)).body).toEqual(recorded)
  })

  it('are read and recorded by who administers the church', async () => {
    const id = randomUUID()
    const admin = await stage.join({ roles: ['ROLE_ADMIN'] })
    expect(await put(id, record, admin)).toMatchObject({ status: 200, body: { flagLider: true } })
    expect((await list(admin)).body).toMatchObject({ total: 1, flagLider: true })
  })

  it('are recorded once, however often a phone sends one, twenty times at once', async () => {
    const waves = atStrength({ deep: 10, full: 2 })
    const id = randomUUID()
    const presencas = [mark(here.bia, true, '23:10')]
    const answers: Answer[] = []
    for (let wave = 0; wave < waves; wave++)
      answers.push(...(await Promise.all(Array.from({ length: 20 }, () => put(id, { ...record, presencas })))))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect((await list(here.ana)).body.total).toBe(1)
    expect(await marksOfGroup()).toHaveLength(1)
  })

  it('changed by two devices from one version: one is told, and nothing of its words is written', async () => {
    const id = randomUUID()
    await put(id, record)
    const themes = ['Um', 'Dois', 'Três']
    const answers = await Promise.all(themes.map((tema) => put(id, { ...record, tema, versao: 1 })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('CHANGED_MEANWHILE')
    const winner = answers.find(({ status }) => status === 200)?.body
    expect((await get(id, here.ana)).body).toEqual(winner)
    // Sent again it is answered alike; an older word is not.
    expect((await put(id, { ...record, tema: winner.tema, versao: 1 })).body).toEqual(winner)
    expect((await put(id, { ...record, versao: null })).status).toBe(409)
    expect((await get(id, here.ana)).body).toEqual(winner)
  })

  it('control: each upon the version before it, both are written', async () => {
    const id = randomUUID()
    await put(id, record)
    const latest = async () => (await get(id, here.ana)).body.versao
    for (const tema of ['Um', 'Dois']) await put(id, { ...record, tema, versao: await latest() })
    expect((await get(id, here.ana)).body).toMatchObject({ tema: 'Dois', versao: 3 })
  })

  it('are refused of a day to come, on the church’s own clocks, and with what is no record', async () => {
    stage.now = new Date('2026-04-29T02:00:00Z')
    expect((await put(randomUUID(), { ...record, data: '2026-04-29' })).body).toMatchObject({
      code: 'VALIDATION',
      details: [{ path: 'body.data', message: 'The date is in the future' }],
    })
    expect((await put(randomUUID(), record)).status).toBe(200)
    const twice = [mark(here.bia, true, '23:10'), mark(here.bia, false, '23:11')]
    for (const body of [{}, { ...record, presencas: twice }, { ...record, tema: 'x'.repeat(201) }])
      expect((await put(randomUUID(), body)).status).toBe(400)
    expect((await list(here.ana)).body.total).toBe(1)
  })

  it('taken away are gone with all that they said, and what is sent late brings nothing back', async () => {
    const id = randomUUID()
    await put(id, { ...record, presencas: [mark(here.bia, true, '23:10')] })
    expect((await stage.call('DELETE', path(id), { token: here.rui.token })).status).toBe(200)
    for (const by of [here.ana, here.bia]) expect((await get(id, by)).status).toBe(404)
    expect((await list(here.ana)).body.total).toBe(0)
    expect(await put(id, record)).toMatchObject({ status: 409, body: { code: 'MEETING_REMOVED' } })
    expect((await stage.call('DELETE', path(id), { token: here.ana.token })).status).toBe(404)
    const rows = await stage.rowsOf<{ id: string }>('reuniao_celula')
    const nothing = { tema: null, observacoes: null, observacoes_lider: null, visitantes: [], estudo_id: null }
    expect(rows.find((row) => row.id === id)).toMatchObject(nothing)
  })

  it('that lack a record are told to those who lead: not before they begin, nor where one was moved or not held', async () => {
    const pending = async () => (await list(here.ana)).body.pendentes
    const tuesdays = ['2026-04-28', '2026-04-21', '2026-04-14', '2026-04-07', '2026-03-31', '2026-03-24', '2026-03-17']
    expect(await pending()).toEqual([...tuesdays, '2026-03-10'])
    await put(randomUUID(), { ...record, data: '2026-04-21' })
    await put(randomUUID(), { ...record, data: '2026-04-15' })
    await put(randomUUID(), { data: '2026-04-07', flagRealizada: false })
    expect(await pending()).toEqual(['2026-04-28', '2026-03-31', '2026-03-24', '2026-03-17', '2026-03-10'])
    stage.now = new Date('2026-04-28T22:59:00Z')
    expect(await pending()).not.toContain('2026-04-28')
    stage.now = new Date('2026-04-28T23:00:00Z')
    expect(await pending()).toContain('2026-04-28')
    expect((await list(here.bia)).body.pendentes).toEqual([])
  })

  it('keep a study that the church shows, and leave out one that it does not', async () => {
    const words = { titulo: 'Sal', resumo: 'Da terra', referencia: 'Mateus 5.13', autor: 'Ana', imagem: null }
    const dataPublicacao = new Date('2026-04-01T12:00:00Z')
    const study = await publishContent(createOwnCall(stage.platform.transactions.at(stage.videira)), 'ESTUDO', {
      ...words,
      dataPublicacao,
    })
    expect((await put(randomUUID(), { ...record, idEstudo: study })).body.idEstudo).toBe(study)
    const devotional = await publishDevotional(createOwnCall(stage.platform.transactions.at(stage.videira)), {
      ...words,
      data: '2026-04-01',
    })
    expect((await put(randomUUID(), { ...record, idEstudo: devotional })).body.idEstudo).toBeNull()
    expect((await put(randomUUID(), { ...record, idEstudo: 999_999 })).body.idEstudo).toBeNull()
  })

  it('keep what people wrote as it is', async () => {
    const hostile = `<img src=x onerror=alert(1)> ' " ; drop table celula; -- ${'é'.repeat(40)} 🙏🏽\n\ttudo`
    const id = randomUUID()
    const body = {
      ...record,
      tema: hostile.replaceAll(/[\n\t]/g, ' '),
      observacoes: hostile,
      visitantes: [{ nome: hostile.slice(0, 150) }],
    }
    const { body: kept } = await put(id, body)
    expect(kept).toMatchObject({ tema: body.tema, observacoes: hostile })
    expect(kept.visitantes[0].nome).toBe(hostile.slice(0, 150).replace(/\s+tudo/, ' tudo'))
    expect((await get(id, here.bia)).body.observacoes).toBe(hostile)
  })
})
