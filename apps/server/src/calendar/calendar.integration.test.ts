import { setModules } from '@narthex/api/modules/churches/churches.editing.service'
import { closeGroup, createGroup } from '@narthex/api/modules/groups/groups.editing.service'
import { addToSchedule, removeFromSchedule } from '@narthex/api/modules/schedule/schedule.editing.service'
import { calendarReaders } from '@narthex/api/modules/schedule/testing/calendar-readers'
import { createOwnCall } from '@narthex/api/platform/http/route'
import type { Tenant } from '@narthex/api/platform/scope/scope'
import { toCanary, toHost } from '@narthex/api/testing/seeded-churches'
import { beforeAll, describe, expect, it } from 'vitest'
import { inertPolicy } from '../http/security-headers.ts'
import { setUpServer } from '../testing/test-server.ts'

describe('the calendar of a church as a file', () => {
  const server = setUpServer({ clock: () => new Date('2026-06-15T12:00:00Z') })
  let item: number

  const rehearsal = {
    tipo: 'OUTRO',
    titulo: 'Ensaio, com café; e pão',
    descricao: null,
    local: null,
    url: null,
    data: '2026-06-02',
    horario: '19:30',
    duracaoMinutos: 90,
    regra: 'FREQ=WEEKLY;BYDAY=TU',
  } as const

  beforeAll(async () => {
    item = await addToSchedule(createOwnCall(server.platform.transactions.at(server.churches.videira)), rehearsal)
  })

  const get = (url: string, tenant: Tenant = server.churches.videira, headers: Record<string, string> = {}) =>
    server.app.inject({ url, headers: { host: toHost(tenant), ...headers } })

  it('is what it says it is, may do nothing, and is asked for again', async () => {
    const { statusCode, headers, body } = await get('/schedule.ics')
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="schedule.ics"',
      'content-security-policy': inertPolicy,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-cache',
    })
    for (const line of [
      'VERSION:2.0',
      `X-WR-CALNAME:Igreja ${toCanary(server.churches.videira)}`,
      'X-PUBLISHED-TTL:PT6H',
    ])
      expect(body).toContain(`\r\n${line}\r\n`)
    expect(body).toContain('BEGIN:VTIMEZONE')
    expect(body).not.toMatch(/[^\r]\n/)
  })

  it.each(Object.entries(calendarReaders))('is read by %s, services, what recurs and all', async (_, read) => {
    const { body } = await get('/schedule.ics')
    const starts = read(body, new Date('2026-06-15T00:00:00Z'), new Date('2026-06-23T23:30:00Z'))
    expect(starts).toEqual([
      '2026-06-15T23:00:00.000Z',
      '2026-06-16T22:30:00.000Z',
      '2026-06-16T23:00:00.000Z',
      '2026-06-21T13:00:00.000Z',
      '2026-06-22T23:00:00.000Z',
      '2026-06-23T22:30:00.000Z',
      '2026-06-23T23:00:00.000Z',
    ])
  })

  it('is answered with 304 until an editor changes something', async () => {
    const etag = String((await get('/schedule.ics')).headers.etag)
    expect((await get('/schedule.ics', undefined, { 'if-none-match': etag })).statusCode).toBe(304)
    const id = await addToSchedule(createOwnCall(server.platform.transactions.at(server.churches.videira)), {
      ...rehearsal,
      regra: null,
    })
    const changed = await get('/schedule.ics', undefined, { 'if-none-match': etag })
    expect(changed.statusCode).toBe(200)
    expect(changed.body).toContain(`UID:agenda-${id}@videira.narthex.test`)
    await removeFromSchedule(createOwnCall(server.platform.transactions.at(server.churches.videira)), id)
  })

  it('is there for each kind that the church has, and for no other', async () => {
    const { body } = await get('/schedule-culto.ics')
    expect(body).toContain('· Cultos')
    expect(body.match(/BEGIN:VEVENT/g)).toHaveLength(1)
    const { platform, churches } = server
    await setModules(createOwnCall(platform.transactions.at(churches.oliveira)), ['MOD_EVENTO'])
    expect((await get('/schedule-celula.ics', churches.oliveira)).statusCode).toBe(404)
    expect((await get('/schedule-evento.ics', churches.oliveira)).statusCode).toBe(200)
    expect((await get('/schedule-x.ics')).statusCode).toBe(404)
  })

  it('is there for one thing, and for one of its times', async () => {
    const all = await get(`/schedule/agenda-${item}.ics`)
    expect(all.body).toContain('RRULE:FREQ=WEEKLY;BYDAY=TU')
    const single = await get(`/schedule/agenda-${item}-20260616.ics`)
    expect(single.body).not.toContain('RRULE')
    expect(single.body).toContain('DTSTART:20260616T223000Z')
    expect(single.body).toContain(`UID:agenda-${item}-20260616@videira.narthex.test`)
  })

  it('is there for any open group, also one that is not on the church’s calendar, by its neighbourhood', async () => {
    const { platform, churches } = server
    const local = { logradouro: 'Rua das Flores, 12', latitude: null, longitude: null, link: 'https://meet.example/a' }
    const id = await createGroup(createOwnCall(platform.transactions.at(churches.videira)), {
      nome: 'Casa aberta',
      dataInicio: '2026-06-04',
      horario: '20:00',
      frequencia: 'QUINZENAL',
      bairro: 'Boa Vista',
      local,
    })
    const { body } = await get(`/schedule/celula-${id}.ics`)
    for (const line of ['SUMMARY:Casa aberta', 'RRULE:FREQ=WEEKLY;INTERVAL=2']) expect(body).toContain(line)
    expect(body).toContain('Boa Vista')
    for (const secret of ['Rua das Flores', 'meet.example']) expect(body).not.toContain(secret)
    expect((await get('/schedule-celula.ics')).body).not.toContain('Casa aberta')
    expect((await get(`/schedule/celula-${id}.ics`, churches.farol)).statusCode).toBe(404)
    await closeGroup(createOwnCall(platform.transactions.at(churches.videira)), id)
    expect((await get(`/schedule/celula-${id}.ics`)).statusCode).toBe(404)
  })

  it.each([
    `agenda-1-20260617`,
    'agenda-1-99999999',
    'agenda-1-99991228',
    'agenda-999999999999',
    'agenda-2147483648',
    'culto-0',
    'evento--1',
    'x-1',
    'agenda-1-',
    '1',
  ])('is not there for %s', async (id) => {
    expect((await get(`/schedule/${id}.ics`)).statusCode).toBe(404)
  })

  it('is at no other church’s host, nor at that of nobody, of an organisation, or of a church that is closed', async () => {
    const { videira, oliveira, farol, fechada, pomar } = server.churches
    const own = await get('/schedule.ics', videira)
    for (const church of [oliveira, farol]) {
      const other = await get('/schedule.ics', church)
      expect(other.body).not.toContain(toCanary(videira))
      expect(own.body).not.toContain(toCanary(church))
      expect((await get(`/schedule/agenda-${item}.ics`, church)).statusCode).toBe(404)
    }
    for (const tenant of [fechada, pomar]) expect((await get('/schedule.ics', tenant)).statusCode).toBe(404)
    expect((await server.app.inject({ url: '/schedule.ics', headers: { host: 'unknown.example' } })).statusCode).toBe(
      404,
    )
  })
})
