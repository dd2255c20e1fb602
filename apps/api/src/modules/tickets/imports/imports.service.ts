import type { HandlerInput } from '@narthex/contract/endpoint'
import { registrationImport } from '@narthex/contract/limits'
import { fallbackLocale, toLocale } from '@narthex/contract/locale'
import type {
  ImportResult,
  importRegistrations as importEndpoint,
} from '@narthex/contract/tickets/office-import.endpoints'
import { phoneCountry } from '@narthex/contract/validation/phone'
import { countMemberUse } from '../../../platform/attempts/count-use.ts'
import { readTableApart } from '../../../platform/documents/read-table-apart.ts'
import { TableError, type TableRow } from '../../../platform/documents/table-cell.ts'
import { DomainError } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { edit } from '../../../platform/work/edit.ts'
import { getFrame } from '../../churches/churches.service.ts'
import { describePayer } from '../../payments/orders/payers.service.ts'
import { enterRegistrations } from '../buying/many-entries.service.ts'
import type { TicketNeeds } from '../registrations/ticket-needs.ts'
import { registrationRecord } from '../registrations/tickets.records.ts'
import { lockSaleRules } from '../sale/quotas.queries.ts'
import type { Sale } from '../sale/sale.queries.ts'
import { requireSale } from '../sale/sale.service.ts'
import { listColumns, listHeads } from './import-columns.rules.ts'
import { type ImportPlace, type ImportPlan, planImport } from './import-plan.service.ts'
import { describeProblem, fill } from './import-problems.rules.ts'
import { importTexts } from './import-text.rules.ts'
import { lockImports } from './imports.queries.ts'

type GivenImport = HandlerInput<typeof importEndpoint>['body']

/** Tables that one member of the staff may send in fifteen minutes. */
const maxImports = 60
/** Problems that one answer lists: the rest is told once these are gone. */
const maxProblems = 2000
const maxDetails = 100

/**
 * Shows what a table would enter, or enters all of it in one transaction: registrations, mails and audit. Nothing is
 * entered twice, by the key of the call and by the content of the rows.
 */
export async function importRegistrations(
  platform: TicketNeeds,
  call: MemberCall,
  eventId: number,
  given: GivenImport,
): Promise<ImportResult> {
  await countMemberUse(call, { what: 'imported tables', maxAttempts: maxImports })
  const place = await findPlace(call, eventId)
  const known = await call.inChurch((work) => requireSale(work, eventId))
  const rows = await requireRows(given.arquivo, place, listHeads(listColumns(known, place.locale)))
  const wanted = { chave: given.chave, allowsDuplicates: given.flagDuplicados }
  const act = { act: 'REGISTRATIONS_IMPORTED', subject: { evento: eventId }, isPublic: false } as const
  return edit(call, act, async ({ work, made, about, unchanged }) => {
    if (!given.previa) await lockImports(work, eventId)
    if (!given.previa) await lockSaleRules(work, eventId)
    const sale = await requireSale(work, eventId)
    const plan = await planImport(work, { sale, place, rows }, wanted)
    const isNew = !given.previa && !plan.isRepeated
    const entered = isNew ? await enterPlan(platform, work, { sale, place, plan, given }) : none
    for (const code of entered.codes) made(registrationRecord(code))
    about({ inscricoes: entered.codes.length, ingressos: entered.tickets })
    const result = toResult(plan, place, given.previa)
    return entered.codes.length > 0 ? result : unchanged(result)
  })
}

async function findPlace(call: MemberCall, eventId: number): Promise<ImportPlace> {
  const { fusoHorario: timeZone, idioma, endereco } = (await getFrame(call)).church
  return {
    eventId,
    timeZone,
    locale: toLocale(idioma) ?? fallbackLocale,
    country: phoneCountry(endereco?.pais, idioma),
  }
}

async function requireRows(
  file: File,
  { locale }: ImportPlace,
  heads: readonly string[],
): Promise<readonly TableRow[]> {
  const { faults } = importTexts[locale]
  const { rows: linhas, columns: maxColumns } = registrationImport
  const unreadable = (message: string, row?: number) => {
    const path = row === undefined ? 'arquivo' : `arquivo.${row}`
    return new DomainError('TABLE_UNREADABLE', { details: [{ path, message }] })
  }
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    const rows = await readTableApart(bytes, { maxRows: linhas + 1, maxColumns, heads })
    if (rows.length < 2) throw unreadable(faults.EMPTY)
    return rows
  } catch (error) {
    if (!(error instanceof TableError)) throw error
    const key = error.fault === 'BROKEN' && error.row !== undefined ? 'BROKEN_AT' : error.fault
    throw unreadable(fill(faults[key], { linha: String(error.row), linhas: String(linhas) }), error.row)
  }
}

interface Planned {
  readonly sale: Sale
  readonly place: ImportPlace
  readonly plan: ImportPlan
  readonly given: GivenImport
}

/** The registrations that a table made, by their codes, and how many tickets these have. */
interface Entered {
  readonly codes: readonly string[]
  readonly tickets: number
}

const none: Entered = { codes: [], tickets: 0 }

async function enterPlan(
  platform: TicketNeeds,
  work: ChurchWork,
  { sale, place: { locale }, plan, given: { idioma, flagEmail } }: Planned,
): Promise<Entered> {
  const errors = plan.problems.filter(({ isWarning }) => !isWarning)
  if (errors.length > 0) {
    const details = errors.slice(0, maxDetails).map((problem) => {
      const { linha, coluna, mensagem: message } = describeProblem(problem, locale)
      return { path: ['linhas', linha, coluna].filter((part) => part !== null).join('.'), message }
    })
    throw new DomainError('IMPORT_HAS_PROBLEMS', { details })
  }
  const entries = plan.groups
    .filter(({ state }) => state === 'NOVA')
    .map(({ chave, group: { hash: conteudoHash, buyer, ingressos, participantes } }) => {
      const { nome: name, email, telefone: phone } = buyer
      const payer = describePayer({ name, email, phone, document: null, country: null })
      return { chave, conteudoHash, ingressos, participantes, buyer: payer }
    })
  if (entries.length === 0) return none
  const codes = await enterRegistrations(work, { sale, idioma }, entries)
  const about = { start: sale.event.dataInicio, isMailed: flagEmail }
  for (const listen of platform.signals.registrationsImported) await listen(work, codes, about)
  return { codes, tickets: entries.reduce((sum, entry) => sum + entry.ingressos.length, 0) }
}

function toResult({ groups, problems }: ImportPlan, { locale }: ImportPlace, previa: boolean): ImportResult {
  const wrong = new Set(problems.filter(({ isWarning }) => !isWarning).map(({ line }) => line))
  const itens = groups.flatMap(({ group, state }, index) =>
    group.rows.map(({ line, person, type, addOnIds }) => ({
      linha: line,
      situacao: wrong.has(line) ? ('ERRO' as const) : state,
      inscricao: index + 1,
      nome: person.nome || null,
      idIngresso: type?.id ?? null,
      adicionais: [...addOnIds],
    })),
  )
  return {
    previa,
    linhas: itens.length,
    novas: itens.filter(({ situacao }) => situacao === 'NOVA').length,
    inscricoes: new Set(itens.filter(({ situacao }) => situacao === 'NOVA').map(({ inscricao }) => inscricao)).size,
    existentes: itens.filter(({ situacao }) => situacao === 'EXISTENTE').length,
    itens: itens.toSorted((one, other) => one.linha - other.linha),
    problemas: problems.slice(0, maxProblems).map((problem) => describeProblem(problem, locale)),
    totalProblemas: problems.length,
  }
}
