import type { SimilarPerson } from '@narthex/contract/people/people.endpoints'
import { people } from '@narthex/contract/people/person.resource'
import type { Likeness } from '@narthex/contract/people/person-words'
import type { NewVisitor } from '@narthex/contract/people/visitor.form'
import { isUniqueViolation } from '../../platform/database/unique-violation.ts'
import { notFound } from '../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../platform/http/route.ts'
import { validate } from '../../platform/http/validate.ts'
import { toMemberId } from '../../platform/ids.ts'
import { findToday } from '../../platform/work/church-facts.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { edit } from '../../platform/work/edit.ts'
import { askForCare } from '../care/care-items.service.ts'
import { findByKey, listAlike } from './people.queries.ts'
import { personRecord, type StoredPerson } from './people.records.ts'
import { insertPerson } from './people.service.ts'
import { limitPeople, placeWithinLimits, requireReachedPerson } from './people-limits.service.ts'

export interface AddedVisitor {
  readonly id: number
  readonly semelhantes: SimilarPerson[]
}

/**
 * Adds a visitor. The same key twice is one person, also where both arrive at once. People who may be the same are named and
 * decided on later. Throws VALIDATION.
 */
export async function addVisitor(call: MemberCall, visitor: NewVisitor): Promise<AddedVisitor> {
  try {
    return await addOnce(call, visitor)
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    return addOnce(call, visitor)
  }
}

function addOnce(call: MemberCall, { chave, visitanteDesde, ...given }: NewVisitor): Promise<AddedVisitor> {
  return edit(call, { act: 'VISITOR_ADDED', isPublic: false }, async ({ work, made, unchanged }) => {
    const known = await findByKey(work, chave)
    if (known !== undefined) return unchanged(await describe(work, call, known))
    const since = visitanteDesde ?? (await findToday(work))
    const form = validate(people.form, {
      ...placeWithinLimits(call, given),
      situacao: 'VISITANTE',
      visitanteDesde: since,
    })
    const id = await insertPerson(work, form, { origem: 'VISITA', chave })
    made(personRecord(id), { usuario: id })
    await askForCare(work, { tipo: 'VISITANTE', memberId: toMemberId(id) })
    return describe(work, call, id)
  })
}

const describe = async (work: ChurchWork, call: MemberCall, id: number) => ({
  id,
  semelhantes: await listSimilar(work, call, id),
})

/** People who may be the same as a person, and why: of those whom the caller's roles reach. Throws NOT_FOUND. */
export async function listSimilar(work: ChurchWork, call: MemberCall, id: number): Promise<SimilarPerson[]> {
  await requireReachedPerson(work, call, id)
  const person = await personRecord(id).find(work)
  if (!person) throw notFound()
  const found = await listAlike(work, person, limitPeople(call))
  return found.map((other) => {
    const { id: otherId, nome, sobrenome, situacao } = other
    return { id: otherId, nome, sobrenome, situacao, semelhancas: findLikenesses(person, other) }
  })
}

type Marks = Pick<StoredPerson, 'telefone' | 'email' | 'dataNascimento' | 'nomeBusca'>

function findLikenesses(one: Marks, other: Marks): Likeness[] {
  const isSame = (name: keyof Marks) => one[name] !== null && one[name] === other[name]
  return [
    ...(isSame('telefone') ? (['TELEFONE'] as const) : []),
    ...(isSame('email') ? (['EMAIL'] as const) : []),
    ...(isSame('dataNascimento') && isSame('nomeBusca') ? (['NOME_E_NASCIMENTO'] as const) : []),
  ]
}
