import { beforeAll, describe, expect, it } from 'vitest'
import { createOwnCall } from '../../platform/http/route.ts'
import { toGroupId } from '../../platform/ids.ts'
import { join, type Person } from '../../testing/matrix/cast.ts'
import { setUpSeededChurches } from '../../testing/set-up.ts'
import { plainGroup } from '../../testing/set-up-groups.ts'
import { setModules } from '../churches/churches.editing.service.ts'
import { addGroupMember, createGroup } from '../groups/groups.editing.service.ts'
import { issueCard, withdrawCard } from '../users/cards/card-office.service.ts'

const kinds = ['group', 'note', 'prayer', 'gift', 'recurrence', 'ticket', 'planSubscription'] as const
const nothing = {
  celulas: [],
  eventos: [],
  leitura: null,
  oracao: null,
  nota: null,
  doacao: null,
  flagCarteirinha: false,
}

describe("a member's home", () => {
  const statements: string[] = []
  const test = setUpSeededChurches({ onQuery: (statement) => statements.push(statement) })
  let ana: Person

  beforeAll(async () => {
    ana = await join(test.platform, test.churches, { at: 'videira' }, { has: kinds })
  })

  const newcomer = (at: 'videira' | 'oliveira' = 'videira', email?: string) =>
    join(test.platform, test.churches, { at, ...(email ? { email } : {}) }, { has: [] })
  const open = (by?: Pick<Person, 'token'>, { host = 'videira.narthex.test', idioma = 'pt' } = {}) =>
    test.call('GET', `/user/inicio?idioma=${idioma}`, { token: by?.token, host })

  it('has what is theirs', async () => {
    const { status, body } = await open(ana)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      celulas: [{ id: ana.groupId, nome: 'Grupo', papel: 'LIDER', solicitacoesPendentes: 1 }],
      eventos: [{ ingressos: expect.any(Number) }],
      leitura: { plano: { nome: expect.any(String) }, dia: 1, flagFeita: expect.any(Boolean) },
      oracao: { id: ana.prayerId, inicio: 'Saúde', flagRespondida: false, total: 0, oraramNaSemana: 0 },
      nota: { id: ana.noteId },
      doacao: { recorrencia: { id: ana.recurrenceId } },
    })
    const [{ proximoEncontro }] = body.celulas
    expect(Date.parse(proximoEncontro.fim)).toBeGreaterThan(Date.now())
  })

  it('writes the passages of a reading in the language that is asked for', async () => {
    const [pt, en] = [await open(ana), await open(ana, { idioma: 'en' })]
    expect(pt.body.leitura.passagens).not.toEqual(en.body.leitura.passagens)
    expect(en.body.leitura.passagens[0]).toMatch(/^[A-Z][a-z]+ \d/)
  })

  it('of a new member is empty, whatever others have', async () => {
    expect(await open(await newcomer())).toMatchObject({ status: 200, body: nothing })
  })

  it('says whether they have a card, so that a device without one asks for none', async () => {
    const lia = await newcomer()
    const call = createOwnCall(test.platform.transactions.at(test.videira))
    const card = { numeroMembro: 'L-77' }
    await issueCard(call, lia.memberId, card)
    expect((await open(lia)).body.flagCarteirinha).toBe(true)
    expect((await open(await newcomer())).body.flagCarteirinha).toBe(false)
    await withdrawCard(call, lia.memberId)
    expect((await open(lia)).body.flagCarteirinha).toBe(false)
  })

  it('at another church of the organisation has nothing of this one', async () => {
    const there = await newcomer('oliveira', ana.email)
    expect(await open(there, { host: 'oliveira.narthex.test' })).toMatchObject({ status: 200, body: nothing })
  })

  it('is closed to visitors, to tokens of another church, and to those whose membership has ended', async () => {
    const elsewhere = await join(test.platform, test.churches, { at: 'farol' }, { has: [] })
    for (const by of [undefined, elsewhere]) expect((await open(by)).status).toBe(401)
    const rui = await newcomer()
    await test.asOwner((owner) => owner.query(`update usuario set flag_ativo = false where id = $1`, [rui.memberId]))
    expect((await open(rui)).status).toBe(401)
  })

  it('has the group that meets next first, and none that was left or closed', async () => {
    const rui = await newcomer()
    const [day, hour] = [86_400_000, 3_600_000]
    const at = (ms: number) => {
      const wall = new Date(Date.now() + ms - 3 * hour).toISOString()
      return { dataInicio: wall.slice(0, 10), horario: wall.slice(11, 16) }
    }
    const add = async (nome: string, ms: number) => {
      const id = await createGroup(
        createOwnCall(test.platform.transactions.at(test.videira)),
        plainGroup({ nome, ...at(ms) }),
      )
      await addGroupMember(createOwnCall(test.platform.transactions.at(test.videira)), id, {
        memberId: rui.memberId,
      })
      return id
    }
    const [later, sooner, left, closed] = [
      await add('Later', 3 * day),
      await add('Sooner', day),
      await add('Left', 2 * hour),
      await add('Closed', 2 * hour),
    ]
    await test.asOwner(async (owner) => {
      await owner.query('delete from celula_membro where celula_id = $1', [left])
      await owner.query('update celula set flag_ativa = false where id = $1', [closed])
    })
    const { celulas } = (await open(rui)).body
    expect(celulas.map(({ id }: { id: number }) => toGroupId(id))).toEqual([sooner, later])
    expect(celulas[0]).toMatchObject({ papel: 'MEMBRO', solicitacoesPendentes: null })
  })

  it('tells of a prayer who prayed and wrote in these days', async () => {
    const [before, now] = [await newcomer(), await newcomer()]
    const today = test.platform.clock()
    const lastWeek = new Date(today.getTime() - 8 * 86_400_000)
    await test.asOwner((owner) =>
      owner.query(
        `insert into oracao_orou (igreja_id, oracao_id, usuario_id, orou_em) values ($1, $2, $3, $4), ($1, $2, $5, $6)`,
        [test.videira.igrejaId, ana.prayerId, before.memberId, lastWeek, now.memberId, today],
      ),
    )
    expect((await open(ana)).body.oracao).toMatchObject({ total: 2, oraramNaSemana: 1 })
  })

  it('takes few statements, and as many for a member with much as for one with little', async () => {
    const count = async (by: Person) => {
      statements.length = 0
      await open(by)
      return statements.length
    }
    await count(ana)
    const few = await count(ana)
    expect(few).toBeLessThanOrEqual(10)
    const groups = Array.from({ length: 4 }, () =>
      createGroup(createOwnCall(test.platform.transactions.at(test.videira)), plainGroup()),
    )
    for (const group of await Promise.all(groups))
      await addGroupMember(createOwnCall(test.platform.transactions.at(test.videira)), group, {
        memberId: ana.memberId,
      })
    await count(ana)
    expect(await count(ana)).toBe(few)
    expect((await open(ana)).body.celulas).toHaveLength(3)
  })

  it('leaves out what belongs to a module that the church does not have', async () => {
    await setModules(createOwnCall(test.platform.transactions.at(test.videira)), [])
    expect((await open(ana)).body).toMatchObject({
      celulas: [],
      eventos: [],
      oracao: null,
      doacao: null,
      leitura: { dia: 1 },
      nota: { id: ana.noteId },
    })
  })
})
