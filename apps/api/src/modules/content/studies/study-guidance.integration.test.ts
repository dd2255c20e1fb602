import { beforeAll, describe, expect, it } from 'vitest'
import type { Tx } from '../../../platform/database/database.ts'
import { createOwnCall } from '../../../platform/http/route.ts'
import type { GroupId, MemberId } from '../../../platform/ids.ts'
import { signPreview } from '../../../platform/previews/previews.ts'
import { insertOwn } from '../../../platform/work/insert-own.ts'
import { enrolPerson } from '../../../testing/people.ts'
import { setUpChurches } from '../../../testing/set-up.ts'
import { readWholeDatabase, tablesWith } from '../../../testing/whole-database.ts'
import { celula, celulaMembro } from '../../groups/groups.tables.ts'
import { grantRole } from '../../users/role-office.service.ts'
import { publishContent, rewriteContent } from '../content.editing.service.ts'

type Seat = 'LIDER' | 'AUXILIAR' | 'MEMBRO'
const secret = 'algaravia'
const doc = (text: string) => ({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] })
const withSummary = (titulo: string) => ({ titulo, resumo: 'Para o grupo.' })
const nothing = { status: 200, body: { orientacao: null, compartilhadas: [] } }

describe('what a study says to who leads', () => {
  let study: number

  const test = setUpChurches({ farol: { modules: ['MOD_CELULA'] } }, { clock: () => new Date('2026-06-15T12:00:00Z') })

  beforeAll(async () => {
    study = await publishContent(createOwnCall(test.platform.transactions.at(test.farol)), 'ESTUDO', {
      ...withSummary('A mesa'),
      orientacaoLider: doc(`${secret}: leia Lucas 24.30 antes.`),
      perguntas: [{ grupo: 'APLICACAO', texto: 'E nós?' }],
      traducoes: {
        en: { ...withSummary('The table'), orientacaoLider: doc(`${secret} in English`) },
        es: withSummary('La mesa'),
      },
    })
  })

  let people = 0
  interface Joining {
    readonly nome?: string
    readonly leads?: Seat
    readonly roles?: 'ROLE_MODERATOR'[]
    /** The group of an existing member. */
    readonly beside?: GroupId | undefined
  }
  async function join({ nome = 'Ana', leads, roles = [], beside }: Joining) {
    const email = `member${++people}@example.org`
    const { memberId } = await enrolPerson(test.platform.transactions.at(test.farol), { email, nome })
    for (const role of roles)
      await grantRole(createOwnCall(test.platform.transactions.at(test.farol)), { memberId, role })
    const group = leads && (await createGroup(memberId, leads))
    if (beside) await test.platform.transactions.inChurch(test.farol, ({ tx }) => seat(tx, beside, memberId, 'MEMBRO'))
    const { token } = await test.logIn(email)
    const read = async (query = '', id = study) => {
      const { status, body } = await test.call('GET', `/estudo/${id}/orientacao${query}`, { token })
      return { status, body }
    }
    const answer = (texto: string, flagCompartilhada: boolean, versao = 0) =>
      test.call('PUT', `/estudo/${study}/resposta/p1`, { token, body: { texto, flagCompartilhada, versao } })
    return { read, group, token, memberId, answer }
  }
  const seat = (tx: Tx, groupId: GroupId, memberId: MemberId, papel: Seat) =>
    tx
      .insert(celulaMembro)
      .values({ igrejaId: test.farol.igrejaId, groupId, memberId, papel, desde: new Date('2026-06-01T12:00:00Z') })
  const createGroup = (memberId: MemberId, papel: Seat) =>
    test.platform.transactions.inChurch(test.farol, async (work) => {
      const when = { dataInicio: '2026-06-01', diaSemana: 1, horario: '20:00', duracaoMinutos: 90 }
      const groupId = await insertOwn(work, celula, { nome: 'Casa', frequencia: 'SEMANAL', ...when })
      await seat(work.tx, groupId, memberId, papel)
      return groupId
    })

  it('is read by leaders and their assistants, in their language where it is written in it', async () => {
    const leader = await join({ leads: 'LIDER' })
    const own = await leader.read()
    expect(own).toMatchObject({ status: 200, body: { orientacao: { idioma: 'pt' } } })
    const passage = [{ type: 'bible', attrs: { passage: 'Luke.24.30' } }]
    expect(own.body.orientacao.corpo.content[0].content[1]).toEqual({
      type: 'text',
      text: 'Lucas 24.30',
      marks: passage,
    })
    expect((await leader.read('?idioma=en')).body.orientacao).toEqual({
      corpo: doc(`${secret} in English`),
      idioma: 'en',
    })
    expect((await leader.read('?idioma=es')).body).toEqual(own.body)
    const helper = await join({ leads: 'AUXILIAR' })
    expect((await helper.read()).body).toEqual(own.body)
  })

  it('is empty for other members, and for all after their group closed', async () => {
    for (const person of [await join({}), await join({ leads: 'MEMBRO' }), await join({ roles: ['ROLE_MODERATOR'] })])
      expect(await person.read()).toEqual(nothing)
    const leader = await join({ leads: 'LIDER' })
    await test.asOwner((owner) => owner.query(`update celula set flag_ativa = false where id = ${leader.group}`))
    expect(await leader.read()).toEqual(nothing)
    expect((await test.call('GET', `/estudo/${study}/orientacao`)).status).toBe(401)
  })

  it('comes with what members of the leader’s groups share of their answers, while they share it', async () => {
    const leader = await join({ leads: 'LIDER' })
    const [bia, caio] = [
      await join({ nome: 'Bia', beside: leader.group }),
      await join({ nome: 'Caio', beside: leader.group }),
    ]
    const stranger = await join({ nome: 'Davi', leads: 'MEMBRO' })
    await bia.answer('Nós também.', true)
    await caio.answer('Só para mim.', false)
    await stranger.answer('De outro grupo.', true)
    const shared = async ({ read }: Pick<typeof leader, 'read'>) => (await read()).body.compartilhadas
    expect(await shared(leader)).toEqual([{ pergunta: 'p1', nome: 'Bia', texto: 'Nós também.' }])
    for (const other of [
      bia,
      caio,
      stranger,
      await join({ leads: 'LIDER' }),
      await join({ roles: ['ROLE_MODERATOR'] }),
    ])
      expect(await shared(other)).toEqual([])
    await bia.answer('Nós também.', false, 1)
    expect(await shared(leader)).toEqual([])
    await bia.answer('Nós também!', true, 2)
    expect(await shared(leader)).toHaveLength(1)
    await test.asOwner((owner) =>
      owner.query(`delete from celula_membro where celula_id = ${leader.group} and usuario_id = ${bia.memberId}`),
    )
    expect(await shared(leader)).toEqual([])
  })

  it('comes without answers to what the study asks no more', async () => {
    const perguntas = ['fica', 'sai'].map((codigo) => ({ codigo, grupo: 'ORACAO' as const, texto: codigo }))
    const id = await publishContent(createOwnCall(test.platform.transactions.at(test.farol)), 'ESTUDO', {
      ...withSummary('A porta'),
      perguntas,
    })
    const leader = await join({ leads: 'LIDER' })
    const { token } = await join({ nome: 'Bia', beside: leader.group })
    const body = { texto: 'Assim', flagCompartilhada: true, versao: 0 }
    for (const { codigo } of perguntas) await test.call('PUT', `/estudo/${id}/resposta/${codigo}`, { token, body })
    const shared = async () => (await leader.read('', id)).body.compartilhadas
    expect(await shared()).toHaveLength(2)
    await rewriteContent(
      createOwnCall(test.platform.transactions.at(test.farol)),
      { kind: 'ESTUDO', id },
      { ...withSummary('A porta'), perguntas: perguntas.slice(0, 1) },
    )
    expect(await shared()).toMatchObject([{ pergunta: 'fica' }])
  })

  it('is there for a study that is there', async () => {
    const leader = await join({ leads: 'LIDER' })
    const draft = await publishContent(createOwnCall(test.platform.transactions.at(test.farol)), 'ESTUDO', {
      ...withSummary('Rascunho'),
      orientacaoLider: doc(secret),
      situacao: 'RASCUNHO',
    })
    expect((await leader.read('', draft)).status).toBe(404)
    expect((await leader.read('', 2 ** 31 - 1)).status).toBe(404)
    const code = signPreview(test.platform.transactions.at(test.farol), draft)
    expect((await leader.read(`?previa=${code}`, draft)).body.orientacao.corpo).toEqual(doc(secret))
    const bare = await publishContent(
      createOwnCall(test.platform.transactions.at(test.farol)),
      'ESTUDO',
      withSummary('Sem orientação'),
    )
    expect(await leader.read('', bare)).toEqual(nothing)
    const devotional = await publishContent(createOwnCall(test.platform.transactions.at(test.farol)), 'DEVOCIONAL', {
      ...withSummary('a'),
      data: '2026-06-01',
    })
    expect((await leader.read('', devotional)).status).toBe(404)
  })

  it('stands in one column and the history of who writes it, and in no answer, list or index of words', async () => {
    const leader = await join({ leads: 'LIDER' })
    const paths = ['/estudo/', `/estudo/${study}`, '/igreja/farol/busca/?q=algaravia', '/estudo/?q=algaravia']
    for (const path of paths) {
      const { status, body } = await test.call('GET', path, { token: leader.token })
      expect([status, JSON.stringify(body).includes(secret)], path).toEqual([200, false])
    }
    expect(tablesWith(await test.asOwner(readWholeDatabase), secret)).toEqual(['conteudo_traducao', 'historico'])
    await rewriteContent(
      createOwnCall(test.platform.transactions.at(test.farol)),
      { kind: 'ESTUDO', id: study },
      withSummary('Sem ela'),
    )
    expect(await leader.read()).toEqual(nothing)
  })
})
