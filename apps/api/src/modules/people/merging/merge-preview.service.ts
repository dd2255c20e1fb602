import type { MergeCandidate, MergePreview } from '@narthex/contract/people/merging.endpoints'
import {
  type MergeField,
  type MergeHindrance,
  mergeFields,
  mergeHindrances,
  mergePartNames,
  mergeParts,
} from '@narthex/contract/people/merging-words'
import { hasPermission } from '@narthex/contract/permissions'
import { DomainError, notFound } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import { type MemberId, toMemberId } from '../../../platform/ids.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { personRecord, type StoredPerson } from '../people.records.ts'
import { findAccess, mergedInto } from '../people.service.ts'
import { differs, fieldColumns } from './merge-fields.rules.ts'
import { countBoth, findsRefusal, toPlace } from './merge-moves.service.ts'
import { countPrayersOfCare } from './merging.queries.ts'
import { mergeRules } from './merging.rules.ts'
import { requireMergeable } from './merging.service.ts'

export const toCandidate = (person: StoredPerson): MergeCandidate => ({
  id: person.id,
  versao: person.versao,
  nome: person.nome,
  sobrenome: person.sobrenome,
  situacao: person.situacao,
  acesso: findAccess(person),
  telefone: person.telefone,
  email: person.email,
  dataNascimento: person.dataNascimento,
  dataCadastro: person.dataCadastro.toISOString(),
})

/** Two people beside each other. Throws NOT_FOUND, and PERSON_MERGED for a row that became another person. */
export function previewMerge(call: MemberCall, id: number, otherId: number): Promise<MergePreview> {
  return call.inChurch(async (work) => {
    const [one, other] = [await requirePerson(work, id), await requirePerson(work, otherId)]
    if (one.id === other.id) throw notFound()
    const hasLogin = ({ flagAtivo, accountId }: StoredPerson) => Number(flagAtivo) * 2 + Number(accountId !== null)
    const [fica, sai] = hasLogin(other) > hasLogin(one) ? [other, one] : [one, other]
    return {
      fica: toCandidate(fica),
      sai: toCandidate(sai),
      flagTrocavel: hasLogin(one) === hasLogin(other),
      campos: listFields(call, fica, sai),
      contagens: await listCounts(work, call, fica.id, sai.id),
      impedimentos: await listHindrances(work, call, fica, sai),
    }
  })
}

async function requirePerson(work: ChurchWork, id: number): Promise<StoredPerson> {
  const found = await personRecord(toMemberId(id)).find(work)
  if (!found) throw notFound()
  if (found.mergedIntoId !== null) throw mergedInto(found.mergedIntoId)
  return found
}

function listFields({ actor }: MemberCall, fica: StoredPerson, sai: StoredPerson): MergePreview['campos'] {
  const seen = mergeFields.filter((field) => field !== 'documentos' || hasPermission(actor, 'people.documents'))
  return seen
    .filter((field) => differs(field, fica, sai))
    .map((campo) => ({ campo, fica: showField(campo, fica), sai: showField(campo, sai) }))
}

function showField(field: MergeField, person: StoredPerson): string | number | boolean | null {
  if (field === 'documentos') return person.cpf !== null || person.cnpj !== null
  if (field === 'nome') return `${person.nome} ${person.sobrenome}`.trim()
  if (field === 'batismo') return person.dataBatismo ?? person.flagBatizado
  const [name] = fieldColumns[field]
  const value = name && person[name]
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null
}

async function listCounts(work: ChurchWork, { actor }: MemberCall, fica: MemberId, sai: MemberId) {
  const { references, ofOne, ofOther } = await countBoth(work, fica, sai)
  const hidden = hasPermission(actor, 'care.prayers')
    ? { fica: 0, sai: 0 }
    : { fica: await countPrayersOfCare(work, fica), sai: await countPrayersOfCare(work, sai) }
  return mergePartNames
    .filter((parte) => hasPermission(actor, mergeParts[parte]))
    .map((parte) => {
      const places = references.map(toPlace).filter((place) => {
        const rule = mergeRules[place]
        return rule && 'part' in rule && rule.part === parte
      })
      const sum = (counts: ReadonlyMap<string, number>) =>
        places.reduce((all, place) => all + (counts.get(place) ?? 0), 0)
      const less = parte === 'CUIDADO' ? hidden : { fica: 0, sai: 0 }
      return { parte, fica: sum(ofOne) - less.fica, sai: sum(ofOther) - less.sai }
    })
    .filter(({ fica: one, sai: other }) => one + other > 0)
}

async function listHindrances(
  work: ChurchWork,
  call: MemberCall,
  fica: StoredPerson,
  sai: StoredPerson,
): Promise<MergeHindrance[]> {
  const found: MergeHindrance[] = []
  try {
    await requireMergeable(work, call, fica, sai)
  } catch (error) {
    const known = mergeHindrances.find((code) => error instanceof DomainError && error.code === code)
    if (!known) throw error
    found.push(known)
  }
  if (await findsRefusal(work, sai.id, fica.id)) found.push('TWO_SUBSCRIPTIONS')
  return found
}
