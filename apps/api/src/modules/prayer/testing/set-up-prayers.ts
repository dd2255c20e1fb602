import { randomUUID } from 'node:crypto'
import type { StaffRole } from '@narthex/contract/permissions'
import type { WallSettings } from '@narthex/contract/prayer/prayer-moderation.endpoints'
import { beforeEach } from 'vitest'
import { createMemberCall, createOwnCall } from '../../../platform/http/route.ts'
import type { MemberId, PrayerId } from '../../../platform/ids.ts'
import type { ChurchScope } from '../../../platform/scope/scope.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { Answer, Caller } from '../../../testing/caller.ts'
import { nextAddress } from '../../../testing/http-api.ts'
import { type EnrolledPerson, enrolPerson } from '../../../testing/people.ts'
import { setUpChurches } from '../../../testing/set-up.ts'
import { startSession } from '../../auth/sessions.service.ts'
import { grantRole } from '../../users/role-office.service.ts'
import { saveWallSettings } from '../settings.service.ts'

/** Noon in São Paulo: when each test begins. */
export const noon = new Date('2026-03-10T15:00:00Z')

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
const written = ['oracao', 'oracao_pedidos_do_dia', 'arquivo', 'tarefa', 'notificacao', 'tentativa']

/** `farol` and `videira`, each with a prayer wall, empty before each test; each call starts a session, as the clock moves on. */
export function setUpPrayers() {
  const own = { modules: ['MOD_MURAL_ORACAO'], fusoHorario: 'America/Sao_Paulo' } as const
  const test = setUpChurches({ farol: own, videira: own }, { startsAt: noon })
  let people = 0

  beforeEach(async () => {
    await verbs.settle({})
    await test.asOwner((owner) => owner.exec(written.map((table) => `delete from ${table}`).join('; ')))
  })

  const hostOf = (who: PrayerMember | undefined) => `${who?.church.codigo ?? 'farol'}.narthex.test`
  async function tokenOf(who: PrayerMember | undefined): Promise<string | undefined> {
    const source = { address: '192.0.2.1', userAgent: 'test' }
    return (
      who &&
      (await startSession(test.platform, test.platform.transactions.at(who.church), who.account, { source })).token
    )
  }
  /** Calls as a member logged in at their own church, or as a visitor of `farol`. */
  const callAs = async (who: PrayerMember | undefined, method: Method, path: string, body?: unknown) =>
    test.call(method, path, { host: hostOf(who), token: await tokenOf(who), body })

  const verbs = {
    callAs,
    /** A call of theirs that does not go through HTTP. */
    memberCall: ({ id: memberId, account, church }: PrayerMember) =>
      createMemberCall(test.platform.transactions.at(church), { accountId: account.id, memberId }),
    rowsOf: <Row>(statement: string) => test.asOwner((owner) => owner.query<Row>(statement)),
    inFarol: <T>(run: (work: ChurchWork) => Promise<T>) => test.platform.transactions.inChurch(test.farol, run),
    settle: (settings: Partial<WallSettings>) =>
      saveWallSettings(createOwnCall(test.platform.transactions.at(test.farol)), { ...usual, ...settings }),
    async enrol(
      own: EnrolledPerson = {},
      roles: readonly StaffRole[] = [],
      church: ChurchScope = test.farol,
    ): Promise<PrayerMember> {
      const email = `person${++people}@example.org`
      const { account, memberId } = await enrolPerson(test.platform.transactions.at(church), { email, ...own })
      for (const role of roles)
        await grantRole(createOwnCall(test.platform.transactions.at(church)), { memberId, role })
      return { id: memberId, account, church }
    },
    /** Asks for prayer with a multipart form; a fresh key unless `chave` is given. */
    async ask(who: PrayerMember | undefined, fields: Form = {}): Promise<Answer> {
      const form = new FormData()
      const given: Form = { ...asked, chave: randomUUID(), mensagem: 'Orem pela minha mãe', ...fields }
      for (const [name, value] of Object.entries(given)) form.append(name, value)
      const token = await tokenOf(who)
      const { statusCode, json, headers } = await test.app.inject({
        method: 'POST',
        url: '/api/v1/oracao/',
        remoteAddress: nextAddress(),
        headers: { host: hostOf(who), ...(token ? { authorization: `Bearer ${token}` } : {}) },
        payload: form,
      })
      return { status: statusCode, body: json(), headers }
    },
    /** Asks for prayer and returns the id. */
    asked: async (who: PrayerMember, fields: Form = {}): Promise<PrayerId> => (await verbs.ask(who, fields)).body.id,
    wall: async (query = '', who?: PrayerMember) => (await callAs(who, 'GET', `/oracao/farol?${query}`)).body,
    pray: (who: PrayerMember | undefined, idOracao: number) => callAs(who, 'POST', '/oracao/orar/', { idOracao }),
    write: (who: PrayerMember | undefined, idOracao: number, mensagem: string, chave: string = randomUUID()) =>
      callAs(who, 'POST', '/oracao/mensagem/', { idOracao, mensagem, chave }),
    report: (who: PrayerMember | undefined, what: object, motivo = 'OFENSA') =>
      callAs(who, 'POST', '/oracao/denuncia/', { ...what, motivo }),
    /** Decides on the current version of a prayer, or on the version given. */
    async decide(who: PrayerMember, id: number, decisao: string, read?: number): Promise<Answer> {
      const [row] = await verbs.rowsOf<{ versao: number }>(`select versao from oracao where id = ${id}`)
      const versao = read ?? row?.versao ?? 1
      return callAs(who, 'POST', `/oracao-moderacao/${id}`, { decisao, versao })
    },
    decideMessage: (who: PrayerMember, id: number, decisao: string) =>
      callAs(who, 'POST', `/oracao-moderacao/mensagem/${id}`, { decisao }),
    /** Notices of a member, newest last. */
    notices: ({ id }: PrayerMember) =>
      verbs.rowsOf<{ titulo: string; id_entidade_relacionada: number | null }>(
        `select titulo, id_entidade_relacionada from notificacao where usuario_id = ${id} order by id`,
      ),
  }
  return Object.assign(test, verbs)
}
