import { dateIn, instantAt } from '@narthex/contract/church-time'
import { bornIn } from '@narthex/contract/people/age-bands'
import type { people } from '@narthex/contract/people/person.resource'
import { readAnswerFilters } from '@narthex/contract/users/custom-field-filter'
import { and, eq, gt, gte, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { ExternalColumn, ResourceColumns } from '../../platform/resources/resource-columns.ts'
import type { ChurchScope } from '../../platform/scope/scope.ts'
import { isInGroup } from '../groups/groups-of-person.columns.ts'
import { isOfCongregations } from '../members/members.queries.ts'
import { usuario, usuarioRole } from '../members/members.tables.ts'
import { isHeldAt } from '../members/roles.queries.ts'
import { hasAnswer } from '../users/custom-fields/custom-field-answers.columns.ts'
import { splitTerm } from './people.queries.ts'

const { nome, sobrenome, email, telefone, accountId, flagAtivo, dataNascimento, dataCadastro } = usuario

const hasPart = (part: string) => sql`${usuario.textoBusca} like (select name_pattern(${part}))`
const isOneOf = (ids: SQL) => sql`${usuario.id} in (${ids})`

const byAccess = {
  COM_LOGIN: eq(flagAtivo, true),
  SEM_LOGIN: isNull(accountId),
  ENCERRADO: and(eq(flagAtivo, false), isNotNull(accountId)),
} as const

const byBaptism = {
  SIM: eq(usuario.flagBatizado, true),
  NAO: eq(usuario.flagBatizado, false),
  NAO_INFORMADO: isNull(usuario.flagBatizado),
} as const

/** SQL condition: the id in another system is the person's, or that of a row which was merged into them. */
export const hasExternalId = (idExterno: string, { igrejaId }: Pick<ChurchScope, 'igrejaId'>) =>
  or(
    eq(usuario.idExterno, idExterno),
    sql`${usuario.id} = (select s.unida_a_id from usuario s where s.igreja_id = ${igrejaId} and s.id_externo = ${idExterno})`,
  )

export const peopleColumns = {
  table: usuario,
  id: usuario.id,
  within: isNull(usuario.mergedIntoId),
  externalId: usuario.idExterno,
  hasExternalId,
  limited: isOfCongregations,
  title: sql`rtrim(${nome} || ' ' || ${sobrenome})`,
  termIndex: {
    ids: ({ igrejaId }: { readonly igrejaId: number }, term: string, most: number) =>
      sql`(select find_people_texts(${igrejaId}::integer, ${sql.param(splitTerm(term))}::text[], ${most}::integer))`,
    // Asked of a term that many have: as a case, so that no plan is made for few, which would read and sort all of them.
    has: (term: string) =>
      sql`case when ${sql.join(splitTerm(term).map(hasPart), sql` and `)} then true else false end`,
  },
  search: { nome, sobrenome, email: sql`coalesce(${email}, '')`, telefone: sql`coalesce(${telefone}, '')` },
  filters: {
    idExterno: (value, { church }) => hasExternalId(value, church),
    situacao: usuario.situacao,
    idCongregacao: usuario.congregacaoId,
    grupo: (groupId: number, { church }) => isInGroup(usuario.id, church.igrejaId, groupId),
    papel: (role: string, { church, now }) =>
      isOneOf(sql`select ${usuarioRole.memberId} from ${usuarioRole}
        where ${usuarioRole.igrejaId} = ${church.igrejaId} and ${usuarioRole.role} = ${role} and ${isHeldAt(now)}`),
    faixa: async (band, work) => {
      const { timeZone } = await work.facts()
      const { after, until } = bornIn(band, dateIn(timeZone, work.now))
      return and(lte(dataNascimento, until), after === undefined ? undefined : gt(dataNascimento, after))
    },
    batizado: (baptism) => byBaptism[baptism],
    novoDesde: async (day, work) => gte(dataCadastro, instantAt(day, '00:00', (await work.facts()).timeZone)),
    acesso: (access) => byAccess[access],
    campo: (text, { church }) =>
      and(...(readAnswerFilters(text) ?? []).map((filter) => hasAnswer(usuario.id, church, filter))),
  },
  sorts: {
    nome: { column: usuario.nomeBusca, kind: 'text' },
    dataCadastro: { column: dataCadastro, kind: 'moment' },
  },
} satisfies ResourceColumns<typeof people> & ExternalColumn<typeof people>
