import type { Success } from '@narthex/contract/endpoint'
import type { findPersonByDocument as findEndpoint, PersonOverview } from '@narthex/contract/people/people.endpoints'
import { hasPermission } from '@narthex/contract/permissions'
import { notFound } from '../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../platform/http/route.ts'
import type { MemberId } from '../../platform/ids.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { recordAct } from '../audit/audit.service.ts'
import { readAccount } from '../auth/accounts.service.ts'
import { listSessionsOfMember } from '../auth/sessions.service.ts'
import { findGroupsOfPerson } from '../groups/groups-of-person.service.ts'
import { listHeldRoles } from '../members/roles.queries.ts'
import { describeLimits, listEnds } from '../members/roles.service.ts'
import { findRegistrationsOfPerson } from '../tickets/registrations/registrations-of-person.service.ts'
import { findCardOfPerson } from '../users/cards/cards.service.ts'
import { listByDocument } from './overview.queries.ts'
import { personRecord, type StoredPerson } from './people.records.ts'
import { requireReachedPerson } from './people-limits.service.ts'

/** Reads what else the church knows of a person, as far as the caller may read it and the church has the module. */
export async function getPersonOverview(call: MemberCall, id: MemberId): Promise<PersonOverview> {
  const { actor } = call
  const { person, ...parts } = await call.inChurch(async (work) => {
    await requireReachedPerson(work, call, id)
    const found = await requirePerson(work, id)
    const { modules, timeZone } = await work.facts()
    const held = await listHeldRoles(work, id)
    const seesEvents = hasPermission(actor, 'events.read') && modules.has('MOD_EVENTO')
    return {
      person: found,
      papeis: held.map(({ role }) => role),
      prazos: listEnds(held, timeZone),
      alcances: await describeLimits(work, held),
      grupos: modules.has('MOD_CELULA') ? await findGroupsOfPerson(work, id) : [],
      inscricoes: seesEvents ? await findRegistrationsOfPerson(work, id) : null,
      carteirinha: hasPermission(actor, 'cards') ? toCard(await findCardOfPerson(work, id)) : null,
    }
  })
  return {
    papeis: parts.papeis,
    prazos: parts.prazos,
    alcances: parts.alcances,
    grupos: parts.grupos.map(({ desde, ...group }) => ({ ...group, desde: desde.toISOString() })),
    inscricoes: parts.inscricoes?.map((made) => ({ ...made, criadaEm: made.criadaEm.toISOString() })) ?? null,
    carteirinha: parts.carteirinha,
    login: hasPermission(actor, 'people.manage') ? await findLogin(call, person) : null,
  }
}

async function findLogin(call: MemberCall, { accountId }: StoredPerson): Promise<PersonOverview['login']> {
  const account = accountId === null ? undefined : await readAccount(call, accountId)
  if (!account) return null
  const sessions = await call.inChurch((work) => listSessionsOfMember(work, account.id))
  const [last] = sessions
  const { id: idConta, email } = account
  return { idConta, email, sessoes: sessions.length, usadaEm: last?.usadaEm.toISOString() ?? null }
}

function toCard(found: Awaited<ReturnType<typeof findCardOfPerson>>): PersonOverview['carteirinha'] {
  if (!found) return null
  const { numeroMembro, cargo, dataBatismo, responsavel, emitidaEm, revogadaEm } = found.card
  const when = { emitidaEm: emitidaEm.toISOString(), revogadaEm: revogadaEm?.toISOString() ?? null }
  return { numeroMembro, cargo, dataBatismo, responsavel, ...when }
}

/** The people with a document. Written down, whatever it finds. */
export function findByDocument(call: MemberCall, numero: string): Promise<Success<typeof findEndpoint>> {
  return call.inChurch(async (work) => {
    const itens = await listByDocument(work, numero)
    const detalhes = { achados: itens.length, ...(itens[0] && { usuario: itens[0].id }) }
    await tell(work, call, detalhes)
    return { itens }
  })
}

/** The documents of a person. Written down. */
export function readDocuments(call: MemberCall, id: number) {
  return call.inChurch(async (work) => {
    const { cpf, cnpj } = await requirePerson(work, id)
    await tell(work, call, { usuario: id })
    return { cpf, cnpj }
  })
}

const tell = (work: ChurchWork, { actor, source }: MemberCall, detalhes: Readonly<Record<string, number>>) =>
  recordAct(work, { acao: 'PERSON_DOCUMENTS_READ', accountId: actor.accountId, source, detalhes })

async function requirePerson(work: ChurchWork, id: number): Promise<StoredPerson> {
  const found = await personRecord(id).find(work)
  if (!found) throw notFound()
  return found
}
