import { getSchedule } from '@narthex/contract/schedule/schedule.endpoints'
import type { ScheduleKind } from '@narthex/contract/schedule/schedule-kinds'
import type { GivenSeries } from '@narthex/contract/schedule/series.form'
import { beforeAll, describe, expect, it } from 'vitest'
import { createOwnCall } from '../../platform/http/route.ts'
import { clientAt } from '../../testing/client-at.ts'
import { plainChurch } from '../../testing/plain-church.ts'
import { setUpChurches } from '../../testing/set-up.ts'
import { foundChurch, setModules, setServices } from '../churches/churches.editing.service.ts'
import { publishEvent } from '../events/events.editing.service.ts'
import { addToSchedule, changeScheduled, mostSeries, removeFromSchedule } from './schedule.editing.service.ts'

const rehearsal: GivenSeries = {
  tipo: 'OUTRO',
  titulo: 'Ensaio do coral',
  descricao: 'Vozes novas são bem-vindas.',
  local: 'Sala 2',
  url: null,
  data: '2026-10-06',
  horario: '19:30',
  duracaoMinutos: 90,
  regra: 'FREQ=WEEKLY;BYDAY=TU',
}
const retreat = {
  titulo: 'Retiro',
  resumo: 'Três dias na serra',
  imagem: null,
  local: 'Gravatá',
  flagOnline: false,
  dataInicio: new Date('2026-10-30T22:00:00Z'),
  dataFim: new Date('2026-11-02T18:00:00Z'),
}
const sunday = {
  nome: 'Domingo',
  diaSemana: 0,
  horario: '10:00',
  duracaoMinutos: 90,
  flagTransmissao: true,
  local: null,
}
const notFound = { status: 404, code: 'NOT_FOUND' }

describe('the calendar', () => {
  const statements: string[] = []
  const now = new Date('2026-11-15T12:00:00Z')
  const inPomar = { organizacao: 'pomar', fusoHorario: 'America/Recife' }
  const test = setUpChurches(
    { recife: { ...inPomar, modules: ['MOD_CULTO', 'MOD_EVENTO', 'MOD_EBD'] } },
    { clock: () => now, onQuery: (statement) => statements.push(statement) },
  )
  beforeAll(() => setServices(createOwnCall(test.platform.transactions.at(test.recife)), [sunday]))

  const found = (codigo: string, organizacao: string | null = null) =>
    foundChurch(test.platform, plainChurch(codigo, { fusoHorario: 'America/Recife', organizacao }))
  const month = async (church: string, mes = '2026-11', tipo?: ScheduleKind, label = church) =>
    (await clientAt(test.platform, { label })).call(getSchedule, { params: { slug: church }, query: { mes, tipo } })
  const ids = async (...asked: Parameters<typeof month>) => (await month(...asked)).map(({ id }) => id)

  it('tells services, events and what else recurs, soonest first, as the church wrote them', async () => {
    const event = await publishEvent(createOwnCall(test.platform.transactions.at(test.recife)), retreat)
    const item = await addToSchedule(createOwnCall(test.platform.transactions.at(test.recife)), rehearsal)
    const [first, second, third] = await month('recife')
    expect(first).toEqual({
      id: `evento-${event}-20261030`,
      tipo: 'EVENTO',
      idItem: event,
      titulo: 'Retiro',
      descricao: 'Três dias na serra',
      local: 'Gravatá',
      flagOnline: false,
      url: `/event/${event}`,
      dataInicio: '2026-10-30T22:00:00.000Z',
      dataFim: '2026-11-02T18:00:00.000Z',
      inicioLocal: '2026-10-30T19:00',
      fimLocal: '2026-11-02T15:00',
      recorrencia: null,
      flagAlterada: false,
    })
    expect(second).toMatchObject({
      tipo: 'CULTO',
      titulo: 'Domingo',
      url: '/live',
      recorrencia: 'FREQ=WEEKLY;BYDAY=SU',
    })
    expect(third).toMatchObject({ id: `agenda-${item}-20261103`, inicioLocal: '2026-11-03T19:30', local: 'Sala 2' })
    expect((await month('recife')).map(({ tipo }) => tipo)).toHaveLength(1 + 5 + 4)
    expect(await ids('recife', '2026-11', 'OUTRO')).toHaveLength(4)
    expect(await ids('recife', '2026-10', 'EVENTO')).toEqual([`evento-${event}-20261030`])
    expect(await ids('recife', '2026-12', 'EVENTO')).toEqual([])
  })

  it('asks the database twice for a month, and not again until an editor changes something', async () => {
    const church = await found('quieta')
    await setModules(createOwnCall(test.platform.transactions.at(church)), ['MOD_EVENTO'])
    await month('quieta')
    statements.length = 0
    await month('quieta')
    expect(statements).toEqual([])
    await month('quieta', '2027-01')
    expect(statements).toHaveLength(2)
    const id = await addToSchedule(createOwnCall(test.platform.transactions.at(church)), rehearsal)
    expect(await ids('quieta')).toHaveLength(4)
    await changeScheduled(createOwnCall(test.platform.transactions.at(church)), id, {
      ...rehearsal,
      excecoes: [{ data: '2026-11-10', para: null }],
    })
    expect(await ids('quieta')).toHaveLength(3)
    await removeFromSchedule(createOwnCall(test.platform.transactions.at(church)), id)
    expect(await ids('quieta')).toEqual([])
  })

  it('leaves out kinds whose module the church lacks', async () => {
    const church = await found('modesta')
    await setServices(createOwnCall(test.platform.transactions.at(church)), [sunday])
    await publishEvent(createOwnCall(test.platform.transactions.at(church)), retreat)
    for (const tipo of ['EBD', 'CELULA', 'OUTRO', 'EVENTO'] as const)
      await addToSchedule(createOwnCall(test.platform.transactions.at(church)), {
        ...rehearsal,
        tipo,
        titulo: tipo,
        regra: null,
        data: '2026-11-03',
      })
    const kinds = async () => [...new Set((await month('modesta')).map(({ tipo }) => tipo))].sort()
    expect(await kinds()).toEqual(['CULTO', 'OUTRO'])
    await setModules(createOwnCall(test.platform.transactions.at(church)), ['MOD_EVENTO', 'MOD_EBD', 'MOD_CELULA'])
    expect(await kinds()).toEqual(['CELULA', 'CULTO', 'EBD', 'EVENTO', 'OUTRO'])
  })

  it('is shown inside its organisation, and to no other church', async () => {
    await found('olinda', 'pomar')
    await found('estranha')
    expect(await ids('recife', '2026-11', undefined, 'olinda')).toEqual(await ids('recife'))
    await expect(month('recife', '2026-11', undefined, 'estranha')).rejects.toMatchObject(notFound)
    expect(await ids('olinda')).toEqual([])
  })

  it('is changed by its own church alone', async () => {
    const id = await addToSchedule(createOwnCall(test.platform.transactions.at(test.recife)), {
      ...rehearsal,
      titulo: 'Só nosso',
    })
    const other = await found('vizinha')
    const rows = () => test.asOwner((owner) => owner.query('select * from agenda where id = $1', [id]))
    const before = await rows()
    await expect(
      changeScheduled(createOwnCall(test.platform.transactions.at(other)), id, rehearsal),
    ).rejects.toMatchObject(notFound)
    await expect(removeFromSchedule(createOwnCall(test.platform.transactions.at(other)), id)).rejects.toMatchObject(
      notFound,
    )
    expect(await rows()).toEqual(before)
  })

  it.each<[path: string, wrong: Partial<GivenSeries>]>([
    ['regra', { regra: 'FREQ=SECONDLY' }],
    ['regra', { regra: 'FREQ=WEEKLY;BYDAY=WE' }],
    ['url', { url: 'javascript:alert(1)' }],
    ['excecoes.0.data', { excecoes: [{ data: '2026-11-11', para: null }] }],
    ['excecoes.0.data', { regra: null, excecoes: [{ data: '2026-10-06', para: null }] }],
  ])('takes nothing with a wrong %s', async (path, wrong) => {
    const count = () => test.asOwner((owner) => owner.query('select id from agenda'))
    const before = await count()
    await expect(
      addToSchedule(createOwnCall(test.platform.transactions.at(test.recife)), { ...rehearsal, ...wrong }),
    ).rejects.toMatchObject({
      status: 400,
      details: [{ path }],
    })
    expect(await count()).toEqual(before)
  })

  it('has no thirteenth month', async () => {
    await expect(month('recife', '2026-13')).rejects.toMatchObject({ status: 400, code: 'VALIDATION' })
  })

  it('is full some day, and what is over makes room', async () => {
    const church = await found('cheia')
    const fill = (day: string) =>
      test.asOwner((owner) =>
        owner.query(
          `insert into agenda (igreja_id, tipo, titulo, data, horario, duracao_minutos, ultima_data)
           select $1, 'OUTRO', 'a', '2026-01-01', '10:00', 60, $2::date from generate_series(1, $3::int)`,
          [church.igrejaId, day, mostSeries],
        ),
      )
    await fill('2026-11-14')
    await addToSchedule(createOwnCall(test.platform.transactions.at(church)), rehearsal)
    await fill('2026-11-15')
    await expect(addToSchedule(createOwnCall(test.platform.transactions.at(church)), rehearsal)).rejects.toMatchObject({
      status: 409,
    })
  })

  it('of a church with five hundred things that recur is told up to a thousand times', async () => {
    const church = await found('grande')
    await test.asOwner((owner) =>
      owner.query(
        `insert into agenda (igreja_id, tipo, titulo, data, horario, duracao_minutos, regra, ultima_data)
         select $1, 'OUTRO', 'a', '2012-01-02', '10:00', 60,
           case i % 4 when 0 then 'FREQ=DAILY' when 1 then 'FREQ=WEEKLY;BYDAY=MO' when 2 then 'FREQ=MONTHLY;BYDAY=1MO'
             else 'FREQ=DAILY;BYDAY=MO' end, '2100-12-31' from generate_series(1, 500) i`,
        [church.igrejaId],
      ),
    )
    expect(await month('grande')).toHaveLength(1000)
  })
})
