import type { GivenAnswer, Participant } from '@narthex/contract/tickets/ticket.schemas'
import { DomainError } from '../../../platform/errors/domain-error.ts'
import type { MemberId } from '../../../platform/ids.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { listAnswerFileIds, removeAnswerFiles } from '../answer-files/answer-files.queries.ts'
import {
  type ParticipantRow,
  type RegistrationRow,
  type TicketRow,
  upsertParticipants,
} from '../registrations/registrations.queries.ts'
import type { Sale, SaleType } from '../sale/sale.queries.ts'
import { findParticipant } from './ticket-changes.queries.ts'

export type Consent = Pick<ParticipantRow, 'consentimento' | 'consentimentoEm'>

/** A ticket of a registration that is locked. */
interface HeldTicket {
  readonly registration: RegistrationRow
  readonly ticket: TicketRow
  readonly sale: Sale
}

export interface HolderChange {
  readonly person: Participant
  readonly memberId: MemberId | null
  /** Throws for answers that are not taken. */
  requireAnswers(type: SaleType, fileIds: ReadonlySet<string>): GivenAnswer[]
  findConsent(before: ParticipantRow | undefined): Consent
}

/** Writes down who comes with a ticket; files that answer nothing any more are removed. */
export async function changeHolder(
  work: ChurchWork,
  { registration: { codigo }, ticket, sale }: HeldTicket,
  versao: number,
  { person: given, memberId, requireAnswers, findConsent }: HolderChange,
): Promise<{ readonly versao: number }> {
  const before = await findParticipant(work, ticket.id)
  if ((before?.versao ?? 0) !== versao) throw new DomainError('CHANGED_MEANWHILE')
  const type = sale.types.find(({ id }) => id === ticket.ticketTypeId)
  if (!type) throw new Error('A ticket has no type')
  const fileIds = await listAnswerFileIds(work, codigo)
  const answers = requireAnswers(type, fileIds)
  const respostas = [...keepInactive(before, sale.questions), ...answers]
  const { consentimento: _, ...person } = given
  await upsertParticipants(work, [
    {
      ...person,
      respostas,
      ticketId: ticket.id,
      memberId,
      documento: before?.documento ?? null,
      ...findConsent(before),
    },
  ])
  await removeAnswerFiles(
    work,
    codigo,
    listFileIds(before?.respostas, fileIds).filter((id) => !names(answers, id)),
  )
  return { versao: versao + 1 }
}

/** Answers to questions that are no longer asked stay. */
const keepInactive = (before: ParticipantRow | undefined, questions: readonly { readonly id: number }[]) =>
  before?.respostas.filter(({ idPergunta }) => !questions.some(({ id }) => id === idPergunta)) ?? []

const names = (answers: readonly GivenAnswer[], fileId: string): boolean =>
  answers.some(({ valor }) => valor === fileId)

const listFileIds = (answers: readonly GivenAnswer[] | undefined, fileIds: ReadonlySet<string>): string[] =>
  answers?.flatMap(({ valor }) => (typeof valor === 'string' && fileIds.has(valor) ? [valor] : [])) ?? []
