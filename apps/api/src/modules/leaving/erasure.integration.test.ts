import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { assembleApp } from '../../app.ts'
import { createMemberCall, createOwnCall } from '../../platform/http/route.ts'
import type { AccountId } from '../../platform/ids.ts'
import { createJobRunner, type JobRunner } from '../../platform/jobs/job-runner.ts'
import { mailQueue } from '../../platform/mail/mail-queue.ts'
import type { Letter } from '../../platform/mail/post.ts'
import type { DataSubject } from '../../platform/personal-data/personal-data.ts'
import type { ChurchScope } from '../../platform/scope/scope.ts'
import { enrolPerson, usualPassword } from '../../testing/people.ts'
import { leaveTraces, type Traces } from '../../testing/personal-rows.ts'
import { readPersonalTables } from '../../testing/personal-tables.ts'
import { plainPhoto } from '../../testing/plain-photo.ts'
import { setUpSeededChurches } from '../../testing/set-up.ts'
import { readWholeDatabase, tablesWith } from '../../testing/whole-database.ts'
import { loginDataTables } from '../auth/factors/login-data.queries.ts'
import { addNote } from '../notes/notes.service.ts'
import { saveNotificationChoices } from '../notifications/choices.service.ts'
import { markRead } from '../notifications/member-notifications.service.ts'
import { subscribeDevice } from '../notifications/push-subscriptions.service.ts'
import { cardRemovalQueue } from '../payments/orders/payments.jobs.ts'
import { issueCard } from '../users/cards/card-office.service.ts'
import { saveAnswers } from '../users/custom-fields/custom-fields.service.ts'
import { addChild } from '../users/household/children.service.ts'
import { removePicture, replacePicture } from '../users/pictures/pictures.service.ts'
import { changeProfile } from '../users/profile.service.ts'
import { erasureQueue } from './erasure.jobs.ts'
import { eraseMember } from './erasure.service.ts'

/** The queues that leaving uses. The gateways of the planted cards do not exist, so none is called. */
const queues = [mailQueue.name, erasureQueue.name, cardRemovalQueue.name]

/** Columns left out of a person's data export: secrets, and technical values that identify no person. */
const notExported = [
  'conta.senha_hash',
  'sessao.id',
  'sessao_token.hash',
  'codigo_unico.hash',
  'convite_pessoa.hash',
  'auditoria.endereco_hash',
  'chat_mensagem.rede_hash',
  'push_assinatura.endpoint',
  'push_assinatura.p256dh',
  'push_assinatura.auth',
  'notificacao.chave',
  'conta_totp.id',
  'conta_totp.segredo',
  'conta_codigo_reserva.hash',
  'conta_chave_acesso.id',
  'conta_chave_acesso.credencial_id',
  'conta_chave_acesso.chave_publica',
  'operador.convite_hash',
  'operador_desafio.hash',
  'operador_sessao.id',
  'operador_sessao.hash',
  'operador_sessao.senha_resumo',
  // A card's name at its gateway.
  'cartao.gateway',
  'cartao.token',
  // Tell two requests with the same key apart.
  'recorrencia.conteudo_hash',
  'evento_inscricao.conteudo_hash',
  'play_assinatura.conteudo_hash',
  'play_compra.conteudo_hash',
  // What plays: by whom it is renewed, and which file.
  'play_pin.pin_hash',
  'play_reproducao.id',
  'play_reproducao.caminho',
  // Which record is open in which tab: forgotten after minutes.
  'presenca.editor',
  'presenca.tipo',
  // The text of a note once more, in the form for merging.
  'nota_sermao.estado',
  'nota_sermao.vetor',
]

describe('what is kept of a person', () => {
  let jobs: JobRunner
  const letters: Letter[] = []

  interface Member extends DataSubject {
    readonly accountId: AccountId
    readonly email: string
    readonly token: string
    readonly traces: Traces
  }

  const test = setUpSeededChurches()

  beforeAll(async () => {
    const post = { deliver: async (letter: Letter) => void letters.push(letter) }
    const workers = assembleApp(test.platform)
      .workers(post)
      .filter(({ queue }) => queues.includes(queue))
    jobs = createJobRunner(test.platform, workers)
  })

  it('is spoken for by a domain, whatever table it is in', async () => {
    const spoken = test.needs.personalData.flatMap(({ tables }) => tables)
    const kept = await test.asOwner(readPersonalTables)
    expect(kept.size).toBeGreaterThan(6)
    expect([...spoken, 'conta', ...loginDataTables].sort()).toEqual([...kept.keys()].sort())
  })

  it('is gone from every column of every table once they have left; others keep theirs', async () => {
    const rui = await moveIn('rui')
    const ana = await moveIn('ana')
    const before = await test.asOwner(readWholeDatabase)
    for (const [place, trace] of Object.entries(ana.traces))
      expect(tablesWith(before, trace), `control: ${place}`).toContain(place.split('.')[0])

    await leave(ana)

    const after = await test.asOwner(readWholeDatabase)
    const left = Object.entries(ana.traces).flatMap(([place, trace]) =>
      tablesWith(after, trace).map((table) => `${place} in ${table}`),
    )
    expect(left).toEqual([])
    expect(await rowsNaming(ana)).toEqual([])
    for (const [place, trace] of Object.entries(rui.traces)) {
      const rows = (of: typeof before) => (of.get(place.split('.')[0] ?? '') ?? []).filter((row) => row.includes(trace))
      expect(rows(after), place).toEqual(rows(before))
    }
    expect(letters.at(-1)).toMatchObject({ to: ana.email, subject: expect.stringContaining('foi excluída') })
    // Planned by what was seeded: a card that is saved again has its former token removed later.
    const planned = before.get('tarefa') ?? []
    const isOurs = (row: string) => queues.some((queue) => row.includes(`,${queue},`)) && !planned.includes(row)
    expect(after.get('tarefa')?.filter(isOurs)).toEqual([])
  })

  it('control: it is found where a domain forgets to erase it', async () => {
    const bia = await moveIn('bia')
    const forgetful = test.needs.personalData.filter(({ tables }) => !tables.includes('auditoria'))
    await eraseMember(test.platform, test.platform.transactions.at(test.videira), forgetful, bia)
    const after = await test.asOwner(readWholeDatabase)
    expect(tablesWith(after, bia.traces['auditoria.detalhes'] ?? '')).toEqual(['auditoria'])
  })

  it('is not touched at another church, nor is their login, until they have left that too', async () => {
    const email = 'davi@example.org'
    const elsewhere = await enrolPerson(test.platform.transactions.at(test.oliveira), {
      email,
      senha: usualPassword,
      nome: 'davi-at-oliveira',
    })
    const davi = await moveIn('davi', email)
    const { 'usuario.nome': nome = '', 'conta.senha_hash': senhaHash = '' } = davi.traces
    await leave(davi)
    const after = await test.asOwner(readWholeDatabase)
    expect(tablesWith(after, nome)).toEqual([])
    expect(tablesWith(after, 'davi-at-oliveira')).toEqual(['usuario'])
    expect(tablesWith(after, senhaHash)).toEqual(['conta'])

    const person = { accountId: elsewhere.account.id, memberId: elsewhere.memberId }
    for (const _ of ['once', 'and again'])
      await eraseMember(test.platform, test.platform.transactions.at(test.oliveira), test.needs.personalData, person)
    const end = await test.asOwner(readWholeDatabase)
    expect([...tablesWith(end, 'davi-at-oliveira'), ...tablesWith(end, senhaHash)]).toEqual([])
  })

  it('is not written again by work that began before they left', async () => {
    const church = test.videira
    const ina = await moveIn('ina')
    const photo = await plainPhoto()
    const call = createMemberCall(test.platform.transactions.at(church), ina)
    const upload = () => replacePicture(test.needs, call, photo)
    const left = eraseMember(test.platform, test.platform.transactions.at(church), test.needs.personalData, ina)
    const answers = await Promise.allSettled([upload(), upload(), upload(), left])
    for (const answer of answers)
      if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'NOT_FOUND' })
    expect(answers.at(-1)?.status).toBe('fulfilled')

    const device = {
      endpoint: 'https://none.push.apple.com/ina',
      p256dh: 'B',
      auth: 'A',
      idioma: 'pt',
      fusoHorario: 'UTC',
    } as const
    const child = { uuid: randomUUID(), nome: 'Bia', dataNascimento: '2020-05-05', sexo: null, alergias: null }
    for (const late of [
      upload,
      () => removePicture(test.needs, call),
      () => changeProfile(test.needs, call, { nome: 'Ina', versao: 1 }),
      () => addChild(call, { ...child, observacoes: null }),
      () => saveAnswers(call, []),
      () => addNote(call, { titulo: 'Ina', texto: '' }),
      () => saveNotificationChoices(call, { tiposDesligados: [], silencio: null }),
      () => markRead(call, new Date()),
      () => subscribeDevice(test.platform, call, device),
      () =>
        issueCard(createOwnCall(test.platform.transactions.at(church)), ina.memberId, {
          numeroMembro: 'ina',
        }),
    ])
      await expect(late(), String(late)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await rowsNaming(ina)).toEqual([])
  })

  it('is theirs again where they come back before the job is done once more', async () => {
    const email = 'noa@example.org'
    await enrolPerson(test.platform.transactions.at(test.oliveira), { email, senha: usualPassword })
    const noa = await moveIn('noa', email)
    await eraseMember(test.platform, test.platform.transactions.at(test.videira), test.needs.personalData, noa)
    await enrolPerson(test.platform.transactions.at(test.videira), { email: noa.email })
    const { token } = await test.logIn(noa.email)
    await eraseMember(test.platform, test.platform.transactions.at(test.videira), test.needs.personalData, noa)
    expect((await test.call('GET', '/me', { token })).status).toBe(200)
  })

  it('is told to them in full but for secrets, and nothing of anybody else', async () => {
    const [eva, gil] = [await moveIn('eva'), await moveIn('gil')]
    const { status, body } = await test.call('GET', `/user/${eva.accountId}/exportacao?igreja=videira`, eva)
    expect(status).toBe(200)
    expect(body).toMatchObject({ igreja: { codigo: 'videira' }, dados: { conta: [{ id: eva.accountId }] } })
    const exported = JSON.stringify(body)
    const isExported = (trace: string) =>
      exported.includes(trace) || exported.includes(Buffer.from(trace).toString('base64'))
    const missing = Object.entries(eva.traces).flatMap(([place, trace]) => (isExported(trace) ? [] : [place]))
    expect(missing.sort()).toEqual([...notExported].sort())
    expect(Object.entries(gil.traces).filter(([, trace]) => isExported(trace))).toEqual([])
    expect(exported).toContain('eva-auditoria-detalhes')
    for (const { detalhes } of body.dados.auditoria) expect(detalhes).not.toHaveProperty('usuario')
  })

  /** A member of `videira` with something in every table, logged in. */
  async function moveIn(name: string, email = `${name}-conta-email@example.org`): Promise<Member> {
    const church: ChurchScope = test.videira
    // A hash of their own: what is left of a person is looked for by it.
    const own = { email, senha: usualPassword }
    const { account, memberId } = await enrolPerson(test.platform.transactions.at(church), own)
    const person = { accountId: account.id, memberId }
    const traces = await test.asOwner((owner) => leaveTraces(owner, church, person, name))
    const tracedEmail = `${name}-conta-email@example.org`
    const { token } = await test.logIn(tracedEmail)
    return { ...person, email: tracedEmail, token, traces }
  }

  async function leave({ accountId, email, token }: Member): Promise<void> {
    const path = `/user/${accountId}/pedido-exclusao`
    const asked = await test.call('POST', `${path}?igreja=videira`, { token, body: { senha: usualPassword } })
    expect(asked.status).toBe(200)
    await runAll()
    const letter = letters.findLast(({ to, text }) => to === email && text.includes('#exclusao='))
    const codigo = /#exclusao=([\w-]+)/.exec(letter?.text ?? '')?.[1]
    const left = await test.call('POST', `${path}/confirmar?igreja=videira`, { token, body: { codigo } })
    expect(left).toMatchObject({ status: 200 })
    await runAll()
  }

  async function runAll(): Promise<void> {
    while ((await jobs.runDue()) > 0);
  }

  async function rowsNaming({ accountId, memberId }: DataSubject): Promise<string[]> {
    return test.asOwner(async (owner) => {
      const found: string[] = []
      for (const [table, columns] of await readPersonalTables(owner))
        for (const { column } of columns) {
          const id = column === 'conta_id' ? accountId : column === 'usuario_id' ? memberId : undefined
          const here = columns.some(({ column }) => column === 'igreja_id')
            ? `and igreja_id = ${test.videira.igrejaId}`
            : ''
          if (id === undefined) continue
          const rows = await owner.query(`select 1 from ${table} where ${column} = ${id} ${here}`)
          if (rows.length > 0) found.push(`${table}.${column}`)
        }
      return found
    })
  }
})
