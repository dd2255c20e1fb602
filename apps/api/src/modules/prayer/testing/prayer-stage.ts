import { randomUUID } from 'node:crypto'
import type { StaffRole } from '@narthex/contract/endpoint'
import type { WallSettings } from '@narthex/contract/prayer/prayer-moderation.endpoints'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { allWorkers } from '../../../app.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { createJobRunner, type JobRunner } from '../../../platform/jobs/job-runner.ts'
import type { ChurchScope } from '../../../platform/tenancy/scope.ts'
import { type Answer, type Caller, openCaller } from '../../../testing/caller.ts'
import { nextAddress } from '../../../testing/http-api.ts'
import { type EnrolledPerson, enrolPerson } from '../../../testing/people.ts'
import { foundPlainChurch } from '../../../testing/plain-church.ts'
import { openTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts'
import { startSession } from '../../auth/sessions.service.ts'
import { grantRole } from '../../users/roles.service.ts'
import { chooseSettings } from '../settings.service.ts'

/** Noon in São Paulo: when each test begins. */
export const noon = new Date('2026-03-10T15:00:00Z')
export const minuteMs = 60_000
export const dayMs = 24 * 60 * minuteMs

export interface Somebody {
  readonly id: number
  readonly account: Awaited<ReturnType<typeof enrolPerson>>['account']
  readonly church: ChurchScope
}
export type Method = Parameters<Caller['call']>[0]
export type Form = Readonly<Record<string, string | File>>

const usual: WallSettings = { publicarAposAprovacao: false, limiteDenuncias: 3, diasNoMural: 60, limitePorDia: 20 }
const asked = {
  flagPublicarMural: 'true',
  flagAnonimo: 'false',
  flagReceberLigacao: 'false',
  flagReceberVisita: 'false',
}

/** `farol` and `videira`, each with a prayer wall, empty before each test, and a moderator at `farol`. */
export function setPrayerStage(kind: 'embedded' | 'server') {
  let test: TestPlatform
  let caller: Caller
  let runner: JobRunner
  let people = 0
  const churches: Partial<Record<'farol' | 'videira', ChurchScope>> = {}

  beforeAll(async () => {
    test = await openTestPlatform(kind, { clock: () => stage.now })
    for (const code of ['farol', 'videira'] as const) {
      const place = { fusoHorario: 'America/Sao_Paulo' }
      churches[code] = await foundPlainChurch(test.platform, code, ['MOD_MURAL_ORACAO'], place)
    }
    caller = await openCaller(test.platform, 'farol')
    runner = createJobRunner(test.platform, allWorkers(test.platform, { async deliver() {} }))
  })
  afterAll(async () => {
    await caller.app.close()
    await test.close()
  })
  beforeEach(async () => {
    stage.now = noon
    await stage.settle({})
    await stage.asOwner((owner) =>
      owner.exec(
        'delete from oracao; delete from oracao_pedidos_do_dia; delete from arquivo; delete from tarefa; delete from notificacao; delete from tentativa',
      ),
    )
  })

  const stage = {
    now: noon,
    get platform() {
      return test.platform
    },
    get farol() {
      return here('farol')
    },
    get videira() {
      return here('videira')
    },
    asOwner: (...given: Parameters<TestPlatform['asOwner']>) => test.asOwner(...given) as Promise<never>,
    rowsOf: <Row>(statement: string) => test.asOwner((owner) => owner.query<Row>(statement)),
    inFarol: <T>(work: (tx: Tx) => Promise<T>) => test.platform.database.inScope(here('farol'), work),
    later: (ms: number) => {
      stage.now = new Date(stage.now.getTime() + ms)
    },
    settle: (settings: Partial<WallSettings>) =>
      chooseSettings(test.platform, here('farol'), { ...usual, ...settings }),
    async join(own: EnrolledPerson = {}, roles: readonly StaffRole[] = [], church = here('farol')): Promise<Somebody> {
      const email = `person${++people}@example.org`
      const { account, memberId } = await enrolPerson(test.platform, church, { email, ...own })
      for (const role of roles) await grantRole(test.platform, church, { usuarioId: memberId, role, by: null })
      return { id: memberId, account, church }
    },
    /** By somebody who is logged in at their church now, or by a visitor of `farol`. */
    async call(who: Somebody | undefined, method: Method, path: string, body?: unknown): Promise<Answer> {
      return caller.call(method, path, { host: hostOf(who), token: await tokenOf(who), body })
    },
    /** Asks with a form; each time with a key of its own unless one is given. */
    async ask(who: Somebody | undefined, fields: Form = {}): Promise<Answer> {
      const form = new FormData()
      const given: Form = { ...asked, chave: randomUUID(), mensagem: 'Orem pela minha mãe', ...fields }
      for (const [name, value] of Object.entries(given)) form.append(name, value)
      const token = await tokenOf(who)
      const { statusCode, json, headers } = await caller.app.inject({
        method: 'POST',
        url: '/api/v1/oracao/',
        remoteAddress: nextAddress(),
        headers: { host: hostOf(who), ...(token ? { authorization: `Bearer ${token}` } : {}) },
        payload: form,
      })
      return { status: statusCode, body: json(), headers }
    },
    /** The id of something that was asked. */
    asked: async (who: Somebody, fields: Form = {}): Promise<number> => (await stage.ask(who, fields)).body.id,
    wall: async (query = '', who?: Somebody) => (await stage.call(who, 'GET', `/oracao/farol?${query}`)).body,
    pray: (who: Somebody | undefined, idOracao: number) => stage.call(who, 'POST', '/oracao/orar/', { idOracao }),
    write: (who: Somebody | undefined, idOracao: number, mensagem: string, chave: string = randomUUID()) =>
      stage.call(who, 'POST', '/oracao/mensagem/', { idOracao, mensagem, chave }),
    report: (who: Somebody | undefined, what: object, motivo = 'OFENSA') =>
      stage.call(who, 'POST', '/oracao/denuncia/', { ...what, motivo }),
    /** On a prayer as it is now, unless the version that was read is given. */
    async decide(who: Somebody, id: number, decisao: string, read?: number): Promise<Answer> {
      const [row] = await stage.rowsOf<{ versao: number }>(`select versao from oracao where id = ${id}`)
      const versao = read ?? row?.versao ?? 1
      return stage.call(who, 'POST', `/oracao-moderacao/${id}`, { decisao, versao })
    },
    decideMessage: (who: Somebody, id: number, decisao: string) =>
      stage.call(who, 'POST', `/oracao-moderacao/mensagem/${id}`, { decisao }),
    /** What a member was told, newest last. */
    told: ({ id }: Somebody) =>
      stage.rowsOf<{ titulo: string; id_entidade_relacionada: number | null }>(
        `select titulo, id_entidade_relacionada from notificacao where usuario_id = ${id} order by id`,
      ),
    /** Does all jobs that are due. */
    async work(): Promise<void> {
      while ((await runner.runDue()) > 0);
    },
  }

  function here(code: 'farol' | 'videira'): ChurchScope {
    const church = churches[code]
    if (!church) throw new Error('Not founded yet')
    return church
  }
  const hostOf = (who: Somebody | undefined) => `${who?.church.codigo ?? 'farol'}.narthex.test`
  async function tokenOf(who: Somebody | undefined): Promise<string | undefined> {
    const source = { address: '192.0.2.1', userAgent: 'test' }
    return who && (await startSession(test.platform, who.church, who.account, source)).token
  }
  return stage
}
