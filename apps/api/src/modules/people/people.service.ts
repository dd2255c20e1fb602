import { fallbackLocale, toLocale } from '@narthex/contract/locale'
import { findAgeBand } from '@narthex/contract/people/age-bands'
import type { OfficePerson, PersonForm, PersonItem, people } from '@narthex/contract/people/person.resource'
import type { PersonAccess, PersonOrigin } from '@narthex/contract/people/person-words'
import { code } from '@narthex/contract/validation/codes'
import { DomainError, type ErrorDetail, invalid } from '../../platform/errors/domain-error.ts'
import { toMemberId } from '../../platform/ids.ts'
import { foldFullName } from '../../platform/names/fold.rules.ts'
import { tableStatements } from '../../platform/resources/record-table.ts'
import type { KindForm } from '../../platform/resources/resource-kind.ts'
import type { ResourceService } from '../../platform/resources/resource-service.ts'
import { findToday } from '../../platform/work/church-facts.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { listHistory } from '../audit/history.service.ts'
import { congregationService } from '../churches/office/congregations.service.ts'
import { exportAnswers, findOpenAnswers } from './answers.service.ts'
import { insertPeople } from './importing/person-import.queries.ts'
import { personImport } from './importing/person-import.service.ts'
import { peopleColumns } from './people.columns.ts'
import { findByExternalId, findOtherIds, findRoles } from './people.queries.ts'
import { personRecord, type StoredPerson } from './people.records.ts'

const statements = tableStatements(peopleColumns.table, async (work: ChurchWork, stored: readonly StoredPerson[]) => {
  const today = await findToday(work)
  const others = await findOtherIds(
    work,
    stored.map(({ id }) => id),
  )
  return stored.map((person) => toOfficePerson(person, today, others.get(person.id)))
})

/** The people of a church: all whom its office knows, with and without a login. */
export const personService: ResourceService<typeof people, StoredPerson> = {
  record: personRecord,
  subject: 'usuario',
  read: statements.find,
  readAll: statements.findAll,
  list: {
    columns: peopleColumns,
    async rows(work, part) {
      const rows = await statements.rows(work, part)
      const ids = rows.map(({ id }) => toMemberId(id))
      const roles = await findRoles(work, ids)
      const answers = await findOpenAnswers(work, ids)
      return rows.map(({ place, ...person }) => ({
        ...toItem(person, { papeis: roles.get(person.id) ?? [], respostas: answers.get(person.id) ?? [] }),
        place,
      }))
    },
    count: statements.count,
  },
  add: (work, form) => insertPerson(work, form, { origem: 'EQUIPE' }),
  async set(work, held, form) {
    if (held.mergedIntoId !== null) throw mergedInto(held.mergedIntoId)
    const others = await findOtherIds(work, [held.id])
    // A row of another system that was merged into the person changes them, and leaves them the id that they have.
    const isOther = typeof form.idExterno === 'string' && others.get(held.id)?.includes(form.idExterno)
    const own = isOther ? { ...form, idExterno: held.idExterno } : form
    await statements.update(work, held, await toRow(work, own, await findToday(work)))
  },
  history: listHistory,
  moreFields: exportAnswers,
  importRules: { ...personImport, addAll: addImported },
}

/** Adds a person without a login; gives the id. Throws VALIDATION for days to come and for a congregation of another church. */
export async function insertPerson(
  work: ChurchWork,
  form: PersonForm,
  made: { readonly origem: PersonOrigin; readonly chave?: string },
): Promise<number> {
  const { language } = await work.facts()
  const fields = await toRow(work, form, await findToday(work))
  const idioma = toLocale(language) ?? fallbackLocale
  return statements.insert(work, { ...fields, ...made, idioma, flagAtivo: false, dataCadastro: work.now })
}

/** Adds people of a table in one statement. No letter is sent to them. */
async function addImported(work: ChurchWork, forms: readonly KindForm[]): Promise<number[]> {
  const { language } = await work.facts()
  const made = { origem: 'IMPORTACAO', idioma: toLocale(language) ?? fallbackLocale, flagAtivo: false } as const
  const today = await findToday(work)
  const known = new Set<number>()
  const rows = []
  for (const form of forms as readonly PersonForm[]) {
    const { idCongregacao } = form
    // Each congregation is asked for once.
    const idAsked = known.has(idCongregacao ?? 0) ? null : idCongregacao
    const fields = await toRow(work, { ...form, idCongregacao: idAsked }, today)
    if (idCongregacao !== null) known.add(idCongregacao)
    rows.push({ ...fields, ...made, congregacaoId: idCongregacao, dataCadastro: work.now })
  }
  return insertPeople(work, rows)
}

async function toRow(work: ChurchWork, { idCongregacao, ...form }: PersonForm, today: string) {
  const { dataNascimento, visitanteDesde, membroDesde, dataBatismo } = form
  const faults: ErrorDetail[] = Object.entries({ dataNascimento, visitanteDesde, membroDesde, dataBatismo }).flatMap(
    ([path, day]) => (day !== null && day > today ? [{ path, message: code('DATE_NOT_PAST') }] : []),
  )
  if (idCongregacao !== null && !(await congregationService.read(work, idCongregacao)))
    faults.push({ path: 'idCongregacao', message: 'Not a congregation of this church' })
  if (faults.length > 0) throw invalid(faults)
  return {
    ...form,
    congregacaoId: idCongregacao,
    // A day of baptism says that there was one.
    flagBatizado: dataBatismo === null ? form.flagBatizado : true,
    nomeDobrado: foldFullName(form),
  }
}

/** Whether a person may log in. */
export const findAccess = ({ accountId, flagAtivo }: Pick<StoredPerson, 'accountId' | 'flagAtivo'>): PersonAccess =>
  flagAtivo ? 'COM_LOGIN' : accountId === null ? 'SEM_LOGIN' : 'ENCERRADO'

/** The error of acts on a row that became another person. */
export const mergedInto = (id: number) =>
  new DomainError('PERSON_MERGED', { details: [{ path: 'unidaA', message: String(id) }] })

function toOfficePerson(stored: StoredPerson, today: string, outrosIds: string[] | undefined): OfficePerson {
  const { id, versao, nome, sobrenome, telefone, email, situacao, congregacaoId, dataNascimento, sexo } = stored
  const { estadoCivil, visitanteDesde, membroDesde, flagBatizado, dataBatismo, comoChegou, anotacao } = stored
  const faixa = findAgeBand(dataNascimento, today)
  const isMinor = faixa === 'CRIANCA' || faixa === 'ADOLESCENTE'
  return {
    id,
    versao,
    nome,
    sobrenome,
    telefone,
    email,
    situacao,
    dataNascimento,
    visitanteDesde,
    membroDesde,
    flagBatizado,
    dataBatismo,
    comoChegou,
    anotacao,
    faixa,
    sexo: sexo as OfficePerson['sexo'],
    estadoCivil: estadoCivil as OfficePerson['estadoCivil'],
    idCongregacao: congregacaoId,
    idExterno: stored.idExterno,
    imagem: isMinor ? null : stored.imagem,
    acesso: findAccess(stored),
    origem: stored.origem,
    dataCadastro: stored.dataCadastro.toISOString(),
    ...(outrosIds && { outrosIds }),
    ...(stored.mergedIntoId !== null && { unidaA: stored.mergedIntoId }),
  }
}

function toItem(person: OfficePerson, more: Pick<PersonItem, 'papeis' | 'respostas'>): PersonItem {
  const { dataNascimento: _, sexo: __, estadoCivil: ___, dataBatismo: ____, ...shown } = person
  const { comoChegou: _____, anotacao: ______, outrosIds: _______, unidaA: ________, ...item } = shown
  return { ...item, ...more }
}

/** The id of a person by that of another system; undefined where there is none. */
export const findPersonId = (work: ChurchWork, idExterno: string) => findByExternalId(work, idExterno)
