import { getEvent, listEvents } from '@narthex/contract/events/event.endpoints'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createOwnCall } from '../../platform/http/route.ts'
import { clientAt } from '../../testing/client-at.ts'
import { foundPlainChurch } from '../../testing/plain-church.ts'
import { setUpChurches } from '../../testing/set-up.ts'
import { setModules } from '../churches/churches.editing.service.ts'
import { publishEvent } from './events.editing.service.ts'

type GivenEvent = Parameters<typeof publishEvent>[1]

const invalid = { status: 400, code: 'VALIDATION' }
type Query = Readonly<Record<string, string>>
const notFound = { status: 404, code: 'NOT_FOUND' }
const at = (day: number, hour = 0) => new Date(Date.UTC(2026, 2, day, hour))
const event = (titulo: string, dataInicio: Date, dataFim: Date): GivenEvent => ({
  titulo,
  resumo: null,
  imagem: null,
  dataInicio,
  dataFim,
  local: null,
  flagOnline: false,
})

describe('events', () => {
  const statements: string[] = []
  let now = at(1)

  const test = setUpChurches(
    {
      farol: { modules: ['MOD_EVENTO'], organizacao: 'pomar' },
      videira: { modules: ['MOD_EVENTO'] },
      oliveira: { organizacao: 'pomar' },
    },
    { clock: () => now, onQuery: (statement) => statements.push(statement) },
  )

  beforeAll(async () => {
    // Written in another order than that of their dates.
    for (const day of [9, 5, 7])
      await publishEvent(
        createOwnCall(test.platform.transactions.at(test.farol)),
        event(`dia ${day}`, at(day, 10), at(day, 12)),
      )
    await publishEvent(createOwnCall(test.platform.transactions.at(test.farol)), event('semana', at(1), at(8)))
    await publishEvent(createOwnCall(test.platform.transactions.at(test.videira)), event('de outra', at(6), at(7)))
  })
  beforeEach(() => {
    now = at(5, 11)
  })

  const list = async (query: Query = {}, label = 'farol', slug = 'farol') =>
    (await clientAt(test.platform, { label })).call(listEvents, { params: { slug }, query })
  const titles = async (...given: Parameters<typeof list>) => (await list(...given)).itens.map(({ titulo }) => titulo)

  it('that have not ended come soonest first, those underway included', async () => {
    expect(await titles()).toEqual(['semana', 'dia 5', 'dia 7', 'dia 9'])
  })

  it('are listed until the moment they end, and no longer', async () => {
    now = new Date(at(5, 12).getTime() - 1)
    expect(await titles()).toContain('dia 5')
    now = at(5, 12)
    expect(await titles()).toEqual(['semana', 'dia 7', 'dia 9'])
    now = at(10)
    expect(await titles()).toEqual([])
  })

  it('come as the church wrote them', async () => {
    const given: GivenEvent = {
      titulo: ' Vigília ',
      resumo: 'Traga um agasalho.\nE um amigo.',
      imagem: '/media/vigilia.jpg',
      dataInicio: at(20, 22),
      dataFim: at(20, 22),
      local: 'Praça da Matriz',
      flagOnline: true,
    }
    const id = await publishEvent(createOwnCall(test.platform.transactions.at(test.videira)), given)
    now = at(20)
    const listed = {
      ...given,
      id,
      titulo: 'Vigília',
      serie: null,
      preco: null,
      dataInicio: '2026-03-20T22:00:00.000Z',
      dataFim: '2026-03-20T22:00:00.000Z',
    }
    expect((await list({}, 'videira', 'videira')).itens).toEqual([listed])
  })

  it('of the same moment keep one order', async () => {
    for (const titulo of ['um', 'dois', 'três'])
      await publishEvent(createOwnCall(test.platform.transactions.at(test.videira)), event(titulo, at(25), at(26)))
    now = at(24)
    expect(await titles({}, 'videira', 'videira')).toEqual(['um', 'dois', 'três'])
  })

  it('come as many as asked for, thirty by default', async () => {
    expect(await titles({ limit: '2' })).toEqual(['semana', 'dia 5'])
    const many = await foundPlainChurch(test.platform, 'muitas', ['MOD_EVENTO'])
    for (let number = 0; number < 31; number++)
      await publishEvent(
        createOwnCall(test.platform.transactions.at(many)),
        event(`${number}`, at(6 + number), at(7 + number)),
      )
    expect(await titles({}, 'muitas', 'muitas')).toHaveLength(30)
    expect(await titles({ limit: '100' }, 'muitas', 'muitas')).toHaveLength(31)
  })

  it('are refused with a limit that there is not', async () => {
    await expect(list({ limit: '101' })).rejects.toMatchObject(invalid)
  })

  it('are shown inside their organisation, and to no other church', async () => {
    const own = await list()
    expect(await list({}, 'oliveira', 'farol')).toEqual(own)
    expect(await list({}, 'pomar', 'farol')).toEqual(own)
    await expect(list({}, 'videira', 'farol')).rejects.toMatchObject(notFound)
    await expect(list({}, 'farol', 'videira')).rejects.toMatchObject(notFound)
  })

  it('take one statement each time, and none where the church lacks the module', async () => {
    await list()
    statements.length = 0
    await list()
    expect(statements).toHaveLength(1)
    await setModules(createOwnCall(test.platform.transactions.at(test.farol)), ['MOD_CULTO'])
    await list()
    statements.length = 0
    expect(await list()).toEqual({
      itens: [],
      total: 0,
      page: 1,
      limit: 30,
      series: [],
      meses: [],
      custos: [],
      proximoFim: null,
      proximoPreco: null,
    })
    await expect(read(1)).rejects.toMatchObject(notFound)
    expect(statements).toEqual([])
    await setModules(createOwnCall(test.platform.transactions.at(test.farol)), ['MOD_EVENTO'])
    expect(await titles()).toHaveLength(4)
  })

  const read = async (id: number, label = 'farol', slug = label) =>
    (await clientAt(test.platform, { label })).call(getEvent, { params: { slug, id: String(id) } })

  it('that are over come latest first, where they are asked for', async () => {
    now = at(8, 12)
    expect(await titles({ quando: 'passados' })).toEqual(['dia 7', 'dia 5', 'semana'])
    expect(await titles()).toEqual(['dia 9'])
  })

  describe('narrowed', () => {
    const camp = { serie: 'Acampamentos', local: 'Sítio, Gravatá' }
    beforeAll(async () => {
      const church = await foundPlainChurch(test.platform, 'serra', ['MOD_EVENTO'])
      const publish = (given: GivenEvent) => publishEvent(createOwnCall(test.platform.transactions.at(church)), given)
      await publish({ ...event('Inverno', at(6), at(8)), ...camp, corpo: null })
      await publish({ ...event('Conversa', at(7), at(8)), flagOnline: true })
      await publish({
        ...event('Vigília', at(31, 22), new Date(Date.UTC(2026, 3, 1, 9))),
        flagOnline: true,
        local: 'Salão',
      })
      await publish({ ...event('Verão', at(1), at(2)), ...camp, serie: 'Antigos' })
    })
    it.each<[Query, string[]]>([
      [{ onde: 'online' }, ['Conversa', 'Vigília']],
      [{ onde: 'presencial' }, ['Inverno', 'Vigília']],
      [{ serie: 'Acampamentos' }, ['Inverno']],
      [{ serie: 'Acampamento' }, []],
      [{ q: 'gravata' }, ['Inverno']],
      [{ q: 'acampam' }, ['Inverno']],
      [{ mes: '2026-04' }, ['Vigília']],
      [{ mes: '2026-03', onde: 'online' }, ['Conversa', 'Vigília']],
      [{ mes: '2026-12' }, []],
      [{ page: '2', limit: '2' }, ['Vigília']],
      [{ page: '3', limit: '2' }, []],
    ])('by %j', async (query, expected) => {
      expect(await titles(query, 'serra', 'serra')).toEqual(expected)
    })
    it('tell the series of their time, the total and when the next one ends', async () => {
      const found = await list({ limit: '1' }, 'serra', 'serra')
      expect(found).toMatchObject({
        total: 3,
        series: ['Acampamentos'],
        meses: ['2026-03'],
        proximoFim: '2026-03-08T00:00:00.000Z',
      })
      expect(await list({ quando: 'passados' }, 'serra', 'serra')).toMatchObject({ total: 1, series: ['Antigos'] })
    })
  })

  it('tell all on a page of their own, also when they are over', async () => {
    const given = {
      ...event('Retiro', at(1), at(2)),
      corpo: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Leve agasalho' }] }] },
      endereco: {
        logradouro: 'Estrada da Serra',
        numero: null,
        complemento: null,
        bairro: null,
        cidade: 'Gravatá',
        estado: 'PE',
        cep: null,
        pais: 'BR',
      },
      latitude: -8.2,
      longitude: -35.5,
      programa: [{ dia: 1, hora: '08:00', titulo: 'Café', descricao: null }],
      convidados: [{ nome: 'Ana', papel: 'canto', imagem: null }],
    }
    const id = await publishEvent(createOwnCall(test.platform.transactions.at(test.videira)), given)
    now = at(20)
    const { dataInicio, dataFim, ...told } = given
    expect(await read(id, 'videira')).toMatchObject({ id, ...told, dataInicio: new Date(dataInicio).toISOString() })
    await expect(read(id, 'farol')).rejects.toMatchObject(notFound)
    await expect(read(id, 'farol', 'videira')).rejects.toMatchObject(notFound)
    await expect(read(id + 1000, 'videira')).rejects.toMatchObject(notFound)
  })

  it('raise the content version, so that no kept page goes on without them', async () => {
    const versionOf = async () => (await test.platform.directory.byHost('farol.narthex.test'))?.versao ?? 0
    const before = await versionOf()
    await publishEvent(createOwnCall(test.platform.transactions.at(test.farol)), event('a', at(1), at(2)))
    expect(await versionOf()).toBe(before + 1)
  })

  it.each<[path: string, wrong: object]>([
    ['corpo', { corpo: 'text' }],
    ['dataFim', { dataFim: new Date(at(1).getTime() - 1) }],
  ])('are not published with a wrong %s', async (path, wrong) => {
    const before = await countOf()
    const given = { ...event('a', at(1), at(2)), ...wrong } as GivenEvent
    await expect(publishEvent(createOwnCall(test.platform.transactions.at(test.farol)), given)).rejects.toMatchObject({
      ...invalid,
      details: [{ path, message: expect.stringMatching(/\S/) }],
    })
    expect(await countOf()).toBe(before)
  })

  const countOf = () => test.asOwner(async (owner) => (await owner.query('select 1 from evento')).length)
})
