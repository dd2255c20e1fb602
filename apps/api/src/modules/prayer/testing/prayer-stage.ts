import { randomUUID } from 'node:crypto'
import type { StaffRole } from '@narthex/contract/permissions'
import type { WallSettings } from '@narthex/contract/prayer/prayer-moderation.endpoints'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { allWorkers } from '../../../app.ts'
import type { MemberId } from '../../../platform/ids.ts'
import { createJobRunner, type JobRunner } from '../../../platform/jobs/job-runner.ts'
import type { ChurchScope } from '../../../platform/scope/scope.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { type Answer, type Caller, openCaller } from '../../../testing/caller.ts'
import { nextAddress } from '../../../testing/http-api.ts'
import { type EnrolledPerson, enrolPerson } from '../../../testing/people.ts'
import { foundPlainChurch } from '../../../testing/plain-church.ts'
import { openTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts'
import { startSession } from '../../auth/sessions.service.ts'
import { grantRole } from '../../users/role-office.service.ts'
import { saveWallSettings } from '../settings.service.ts'

/** Noon in São Paulo: when each test begins. */
export const noon = new Date('2026-03-10T15:00:00Z')
export const minuteMs = 60_000
export const dayMs = 24 * 60 * minuteMs

export interface PrayerMember {
  readonly id: MemberId
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
export function setPrayerStage() {
  let test: TestPlatform
  let caller: Caller
  let runner: JobRunner
  let people = 0
  const churches: Partial<Record<'farol' | 'videira', ChurchScope>> = {}

  beforeAll(async () => {
    test = await openTestPlatform({ clock: () => stage.now })
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
    inFarol: <T>(run: (work: ChurchWork) => Promise<T>) => test.platform.transactions.inChurch(here('farol'), run),
    later: (ms: number) => {
      stage.now = new Date(stage.now.getTime() + ms)
    },
    settle: (settings: Partial<WallSettings>) =>
      saveWallSettings(test.platform, here('farol'), { ...usual, ...settings }),
    async join(
      own: EnrolledPerson = {},
      roles: readonly StaffRole[] = [],
      church = here('farol'),
    ): Promise<PrayerMember> {
      const email = `person${++people}@example.org`
      const { account, memberId } = await enrolPerson(test.platform, church, { email, ...own })
      for (const role of roles) await grantRole(test.platform, church, { memberId, role, by: null })
      return { id: memberId, account, church }
    },
    /** Calls as a member logged in at their own church, or as a visitor of `farol`. */
    async call(who: PrayerMember | undefined, method: Method, path: string, body?: unknown): Promise<Answer> {
      return caller.call(method, path, { host: hostOf(who), token: await tokenOf(who), body })
    },
    /** Asks for prayer with a multipart form; a fresh key unless `chave` is given. */
    async ask(who: PrayerMember | undefined, fields: Form = {}): Promise<Answer> {
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
    /** Asks for prayer and returns the id. */
    asked: async (who: PrayerMember, fields: Form = {}): Promise<number> => (await stage.ask(who, fields)).body.id,
    wall: async (query = '', who?: PrayerMember) => (await stage.call(who, 'GET', `/oracao/farol?${query}`)).body,
    pray: (who: PrayerMember | undefined, idOracao: number) => stage.call(who, 'POST', '/oracao/orar/', { idOracao }),
    write: (who: PrayerMember | undefined, idOracao: number, mensagem: string, chave: string = randomUUID()) =>
      stage.call(who, 'POST', '/oracao/mensagem/', { idOracao, mensagem, chave }),
    report: (who: PrayerMember | undefined, what: object, motivo = 'OFENSA') =>
      stage.call(who, 'POST', '/oracao/denuncia/', { ...what, motivo }),
    /** Decides on the current version of a prayer, or on the version given. */
    async decide(who: PrayerMember, id: number, decisao: string, read?: number): Promise<Answer> {
      const [row] = await stage.rowsOf<{ versao: number }>(`select versao from oracao where id = ${id}`)
      const versao = read ?? row?.versao ?? 1
      return stage.call(who, 'POST', `/oracao-moderacao/${id}`, { decisao, versao })
    },
    decideMessage: (who: PrayerMember, id: number, decisao: string) =>
      stage.call(who, 'POST', `/oracao-moderacao/mensagem/${id}`, { decisao }),
    /** Notices of a member, newest last. */
    told: ({ id }: PrayerMember) =>
      stage.rowsOf<{ titulo: string; id_entidade_relacionada: number | null }>(
        `select titulo, id_entidade_relacionada from notificacao where usuario_id = ${id} order by id`,
      ),
    /** Runs all due jobs. */
    async work(): Promise<void> {
      while ((await runner.runDue()) > 0);
    },
  }

  function here(code: 'farol' | 'videira'): ChurchScope {
    const church = churches[code]
    if (!church) throw new Error('Not founded yet')
    return church
  }
  const hostOf = (who: PrayerMember | undefined) => `${who?.church.codigo ?? 'farol'}.narthex.test`
  async function tokenOf(who: PrayerMember | undefined): Promise<string | undefined> {
    const source = { address: '192.0.2.1', userAgent: 'test' }
    return who && (await startSession(test.platform, who.church, who.account, { source })).token
  }
  return stage
}
