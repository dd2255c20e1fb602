import { dayMs } from '@narthex/contract/durations'
import { beforeAll, describe, expect, it } from 'vitest'
import { openNewsDesk } from '../../testing/news-desk.ts'
import type { Person } from '../../testing/people.ts'
import { setUpChurches } from '../../testing/set-up.ts'
import { recordAct } from './audit.service.ts'

/** A Tuesday, half past eleven in the evening in São Paulo: the next day by UTC. */
const lateTuesday = new Date('2026-11-25T02:30:00Z')

interface Entry {
  readonly id: number
  readonly acao: string
  readonly usuario: { readonly id: number } | null
  readonly detalhes: Readonly<Record<string, unknown>>
  readonly registros: readonly { readonly tipo: string; readonly id: number; readonly titulo: string }[]
}

describe('the audit log of a church', () => {
  const own = { modules: ['MOD_NOTICIA'], fusoHorario: 'America/Sao_Paulo' } as const
  const test = setUpChurches({ videira: own, farol: own }, { startsAt: lateTuesday })
  const desk = openNewsDesk(test)
  let admin: Person
  let owner: Person
  let member: Person
  let newsId: number

  const read = async (query: string, office = admin) => {
    const answer = await test.call('GET', `/igreja/videira/auditoria?${query}`, { office })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    return answer.body as { itens: Entry[]; proximo: string | null; total: number | null }
  }
  const acts = async (query: string, office = admin) => (await read(query, office)).itens.map(({ acao }) => acao)

  beforeAll(async () => {
    admin = await test.join({ roles: ['ROLE_ADMIN'], nome: 'Rute' })
    owner = await test.join({ roles: ['ROLE_SUPER_ADMIN'], nome: 'Olga' })
    member = await test.join({ nome: 'Davi', sobrenome: 'Souza' })
    newsId = (await desk.addLive({ titulo: 'Mutirão' })).id
    const path = `/escritorio/usuario/${member.memberId}`
    const { imagem, faixa, acesso, origem, dataCadastro, id, flagBatizado, ...form } = (
      await test.call('GET', path, { office: admin })
    ).body
    const changed = await test.call('PUT', path, { office: admin, body: { ...form, sobrenome: 'Reis' } })
    expect(changed.status, JSON.stringify(changed.body)).toBe(200)
    await test.platform.transactions.at(test.videira).inChurch(async (work) => {
      const by = { accountId: owner.accountId }
      await recordAct(work, { ...by, acao: 'PAYMENT_REFUNDED', detalhes: { pagamento: 7, valor: 5000 } })
      await recordAct(work, { ...by, acao: 'CARE_NOTES_READ', detalhes: { cuidado: 3, usuario: member.memberId } })
      await recordAct(work, { ...by, acao: 'PERSON_DOCUMENTS_READ', detalhes: { usuario: member.memberId } })
    })
  })

  it('names who acted, and the records that the reader may read, by their titles', async () => {
    const [entry] = (await read('acao=CONTENT_PUBLISHED')).itens
    expect(entry?.registros).toEqual([{ tipo: 'noticia', id: newsId, titulo: 'Mutirão' }])
    const [person] = (await read('acao=PERSON_SET')).itens
    expect(person).toMatchObject({
      usuario: { id: admin.memberId },
      registros: [{ tipo: 'usuario', id: member.memberId }],
    })
    expect(person?.registros[0]?.titulo).toContain('Davi')
  })

  it('is narrowed by who acted, by a group of acts, and by an act of it', async () => {
    expect(await acts(`usuario=${owner.memberId}&grupo=people`)).toEqual(['PERSON_DOCUMENTS_READ'])
    const content = await acts('grupo=content')
    expect(new Set(content)).toEqual(new Set(['CONTENT_ADDED', 'CONTENT_PUBLISHED']))
    expect(await acts('grupo=people&acao=CONTENT_ADDED')).toEqual([])
    expect(await acts('usuario=999999')).toEqual([])
  })

  it('is narrowed by days of the church’s calendar', async () => {
    expect(await acts('acao=CONTENT_PUBLISHED&de=2026-11-24&ate=2026-11-24')).toHaveLength(1)
    expect(await acts('acao=CONTENT_PUBLISHED&de=2026-11-25')).toEqual([])
    expect(await acts('acao=CONTENT_PUBLISHED&ate=2026-11-23')).toEqual([])
  })

  it('tells all that was done with a record, what was read of a person included', async () => {
    expect(await acts(`tipo=noticia&registro=${newsId}`)).toEqual(['CONTENT_PUBLISHED', 'CONTENT_ADDED'])
    const ofPerson = `tipo=usuario&registro=${member.memberId}`
    expect(new Set(await acts(ofPerson))).toEqual(new Set(['PERSON_SET', 'PERSON_DOCUMENTS_READ']))
    expect(new Set(await acts(ofPerson, owner))).toEqual(
      new Set(['PERSON_SET', 'PERSON_DOCUMENTS_READ', 'CARE_NOTES_READ']),
    )
    expect(await acts(`tipo=devocional&registro=${newsId}`), 'a kind of a module that is off').toEqual([])
    expect(await acts('tipo=noticia')).toEqual([])
  })

  it('does not tell administrators what they may not read: amounts, and whose notes were read', async () => {
    const details = async (query: string, office: Person) => {
      const [entry] = (await read(query, office)).itens
      return { detalhes: entry?.detalhes, registros: entry?.registros.length }
    }
    const nothing = { detalhes: {}, registros: 0 }
    expect(await details('acao=PAYMENT_REFUNDED', admin)).toEqual(nothing)
    expect(await details('acao=CARE_NOTES_READ', admin)).toEqual(nothing)
    expect(await details('acao=PAYMENT_REFUNDED', owner)).toMatchObject({ detalhes: { valor: 5000 } })
    expect(await details('acao=CARE_NOTES_READ', owner)).toMatchObject({ registros: 1 })
  })

  it('goes on where a part of it ended, also while acts are added', async () => {
    const all = (await read('')).itens.map(({ id }) => id)
    const first = await read('limit=3')
    expect(first.total).toBe(all.length)
    await test.platform.transactions
      .at(test.videira)
      .inChurch((work) => recordAct(work, { accountId: null, acao: 'START_SET' }))
    const second = await read(`limit=200&apos=${first.proximo}`)
    expect([...first.itens, ...second.itens].map(({ id }) => id)).toEqual(all)
    expect(second).toMatchObject({ proximo: null, total: null })
  })

  it('tells the acts of someone whose membership is closed, and nothing of another church', async () => {
    test.advance(dayMs)
    admin = await test.join({ roles: ['ROLE_ADMIN'] })
    await test.asOwner((db) => db.query('update usuario set flag_ativo = false where id = $1', [owner.memberId]))
    expect(await acts(`usuario=${owner.memberId}&acao=PAYMENT_REFUNDED`)).toEqual(['PAYMENT_REFUNDED'])
    const there = await test.join({ at: test.farol, roles: ['ROLE_ADMIN'] })
    const asked = { office: there, host: 'farol.admin.narthex.test' }
    const query = `tipo=noticia&registro=${newsId}`
    expect((await test.call('GET', `/igreja/farol/auditoria?${query}`, asked)).body.itens).toEqual([])
    expect((await test.call('GET', '/igreja/videira/auditoria', asked)).status).toBe(404)
  })
})
