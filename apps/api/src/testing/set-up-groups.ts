import type { GivenGroup, GivenSeat } from '@narthex/contract/groups/group.form'
import { addGroupMember, createGroup } from '../modules/groups/groups.editing.service.ts'
import { createOwnCall } from '../platform/http/route.ts'
import type { GroupId } from '../platform/ids.ts'
import type { Person } from './people.ts'
import { setUpChurches } from './set-up.ts'

/** A Tuesday at noon in São Paulo. */
export const tuesdayNoon = new Date('2026-03-10T15:00:00Z')
export const minorsBirth = '2010-05-05'

/** A group of which nothing matters but what a test says: Tuesdays at eight in the evening. */
export const plainGroup = (own: Partial<GivenGroup> = {}): GivenGroup => ({
  nome: 'Grupo',
  dataInicio: '2026-01-06',
  horario: '20:00',
  ...own,
})

/** Three churches with groups, `videira` and `oliveira` of one organisation; calls go to `videira`. */
export function setUpGroups({ startsAt = tuesdayNoon } = {}) {
  const own = { modules: ['MOD_CELULA'], fusoHorario: 'America/Sao_Paulo' } as const
  const inPomar = { ...own, organizacao: 'pomar' }
  const test = setUpChurches({ videira: inPomar, oliveira: inPomar, farol: own }, { startsAt })
  return Object.assign(test, {
    rowsOf: <Row>(table: string) =>
      test.asOwner((owner) => owner.query<Row>(`select * from ${table} order by 1, 2, 3`)),
    group: (own: Partial<GivenGroup> = {}, church = test.videira) =>
      createGroup(createOwnCall(test.platform.transactions.at(church)), plainGroup(own)),
    seat: (group: GroupId, { memberId, church }: Person, own: Omit<GivenSeat, 'memberId'> = {}) =>
      addGroupMember(createOwnCall(test.platform.transactions.at(church)), group, { memberId, ...own }),
    get: (path: string, by?: Person) => test.call('GET', path, { token: by?.token }),
    ask: ({ token }: Person, idCelula: number, own: object = {}) =>
      test.call('POST', '/igreja/videira/solicitacao-celula/admissao', { token, body: { idCelula, ...own } }),
    decide: ({ token }: Person, request: number, flagAceita: boolean) =>
      test.call('POST', `/solicitacao-celula/${request}/decisao`, { token, body: { flagAceita } }),
  })
}
