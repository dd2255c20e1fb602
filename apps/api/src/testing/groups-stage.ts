import type { StaffRole } from '@narthex/contract/permissions'
import { personSchema } from '@narthex/contract/users/registration.schemas'
import { afterAll, beforeAll } from 'vitest'
import type * as z from 'zod/mini'
import { hashPassword } from '../modules/auth/password-hashing.service.ts'
import type { JudgedPassword } from '../modules/auth/password-judgement.service.ts'
import { startSession } from '../modules/auth/sessions.service.ts'
import { foundOrganisation } from '../modules/churches/churches.editing.service.ts'
import { addGroupMember, createGroup } from '../modules/groups/groups.editing.service.ts'
import type { GivenGroup, GivenSeat } from '../modules/groups/groups.inputs.ts'
import { enrol } from '../modules/users/enrolment.service.ts'
import { grantRole } from '../modules/users/role-office.service.ts'
import { validate } from '../platform/http/validate.ts'
import type { AccountId, MemberId } from '../platform/ids.ts'
import type { ChurchScope } from '../platform/scope/scope.ts'
import { type Answer, type Caller, openCaller } from './caller.ts'
import { usualPassword } from './people.ts'
import { foundPlainChurch } from './plain-church.ts'
import { openTestPlatform, type TestPlatform } from './test-platform.ts'

/** A Tuesday at noon in São Paulo: when each test begins. */
export const tuesdayNoon = new Date('2026-03-10T15:00:00Z')

export interface GroupPerson {
  readonly memberId: MemberId
  readonly accountId: AccountId
  readonly token: string
}

/** A group of which nothing matters but what a test says: Tuesdays at eight in the evening. */
export const plainGroup = (own: Partial<GivenGroup> = {}): GivenGroup => ({
  nome: 'Grupo',
  dataInicio: '2026-01-06',
  horario: '20:00',
  ...own,
})

export const minorsBirth = '2010-05-05'

/** Three churches with groups, `videira` and `oliveira` of one organisation, and people in them; calls go to `videira`. */
export function setGroupsStage() {
  let test: TestPlatform
  let caller: Caller
  let people = 0
  /** One for all: nobody here logs in by it, and each takes a while. */
  let hash: Promise<string> | undefined
  const churches = new Map<string, ChurchScope>()

  beforeAll(async () => {
    test = await openTestPlatform({ clock: () => stage.now })
    const pomar = { slug: 'pomar', nome: 'Pomar', descricao: null, idioma: 'pt-BR', corApp: '#116633', hosts: [] }
    await foundOrganisation(test.platform, pomar)
    for (const [codigo, organizacao] of [
      ['videira', 'pomar'],
      ['oliveira', 'pomar'],
      ['farol', null],
    ] as const) {
      const own = { organizacao, fusoHorario: 'America/Sao_Paulo' }
      churches.set(codigo, await foundPlainChurch(test.platform, codigo, ['MOD_CELULA'], own))
    }
    caller = await openCaller(test.platform, 'videira')
  })
  afterAll(async () => {
    await caller.app.close()
    await test.close()
  })

  const churchOf = (codigo: string) => {
    const church = churches.get(codigo)
    if (!church) throw new Error(`No church is called ${codigo}`)
    return church
  }

  const stage = {
    now: tuesdayNoon,
    get platform() {
      return test.platform
    },
    get church() {
      return churchOf('videira')
    },
    churchOf,
    call: (...given: Parameters<Caller['call']>) => caller.call(...given),
    rowsOf: <Row>(table: string) =>
      test.asOwner((owner) => owner.query<Row>(`select * from ${table} order by 1, 2, 3`)),
    asOwner: (...given: Parameters<TestPlatform['asOwner']>) => test.asOwner(...given),

    /** Somebody new who is logged in. */
    async person(
      own: Partial<z.input<typeof personSchema>> & { readonly at?: string; readonly roles?: readonly StaffRole[] } = {},
    ): Promise<GroupPerson> {
      const { at = 'videira', roles = [], ...rest } = own
      const church = churchOf(at)
      const email = `person${++people}@example.org`
      hash ??= hashPassword(usualPassword as JudgedPassword)
      const login = { email, senhaHash: await hash, idioma: 'pt', flagAtivo: true } as const
      const person = validate(personSchema, { nome: 'Ana', sobrenome: 'Souza', ...rest })
      const { account, memberId } = await enrol(test.platform, church, { person, idioma: 'pt', login })
      for (const role of roles) await grantRole(test.platform, church, { memberId, role, by: null })
      const { token } = await startSession(test.platform, church, account, {
        source: { address: '192.0.2.1', userAgent: 'test' },
      })
      return { memberId, accountId: account.id, token }
    },

    group: (own: Partial<GivenGroup> = {}, at = 'videira') => createGroup(test.platform, churchOf(at), plainGroup(own)),
    seat: (group: number, { memberId }: GroupPerson, own: Omit<GivenSeat, 'memberId'> = {}, at = 'videira') =>
      addGroupMember(test.platform, churchOf(at), group, { memberId, ...own }),

    get: (path: string, by?: GroupPerson) => caller.call('GET', path, { token: by?.token }),
    ask: (by: GroupPerson, idCelula: number, own: object = {}): Promise<Answer> =>
      caller.call('POST', '/igreja/videira/solicitacao-celula/admissao', {
        token: by.token,
        body: { idCelula, ...own },
      }),
    decide: (by: GroupPerson, request: number, flagAceita: boolean) =>
      caller.call('POST', `/solicitacao-celula/${request}/decisao`, { token: by.token, body: { flagAceita } }),
  }
  return stage
}
