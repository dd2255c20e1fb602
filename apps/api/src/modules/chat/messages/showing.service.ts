import type { ChatAuthor, ChatMessage } from '@narthex/contract/chat/chat.schemas'
import type { Keys } from '../../../platform/keys.ts'
import type { ChurchScope } from '../../../platform/scope/scope.ts'
import { isMinorOn, toPublicAuthor } from '../../members/faces.service.ts'
import { type AuthorId, writeAuthorCode } from '../words/author-code.rules.ts'
import type { ChatMessageRow, PersonRow } from './messages.queries.ts'

/** Context in which messages are shown: the church, and the day of its calendar, from which ages are computed. */
export interface Showing {
  readonly keys: Keys
  readonly church: ChurchScope
  readonly today: string
}

interface Shown {
  readonly memberId: AuthorId['memberId']
  readonly guestId: AuthorId['guestId']
  readonly member: PersonRow | null
  readonly guestName: string | null
  readonly isStaff: boolean
}

function toName(member: PersonRow | null, guestName: string | null, today: string) {
  if (!member) return { nome: guestName, imagem: null }
  return toPublicAuthor({ ...member, isMinor: isMinorOn(today, member.dataNascimento) })
}

/** The author of a row that names at most one of the two. */
export function toAuthorId({ memberId, guestId }: Pick<Shown, 'memberId' | 'guestId'>): AuthorId | undefined {
  if (memberId !== null) return { memberId, guestId: null }
  return guestId === null ? undefined : { memberId: null, guestId }
}

/** People who have left are nameless, and cannot be blocked. */
export function toChatAuthor(
  { keys, church, today }: Showing,
  { member, guestName, isStaff, ...row }: Shown,
): ChatAuthor {
  const author = toAuthorId(row)
  const isHere = author !== undefined && (author.memberId === null || member !== null)
  return {
    id: isHere ? writeAuthorCode(keys, church, author) : null,
    ...toName(member, guestName, today),
    papel: isStaff ? 'EQUIPE' : row.guestId === null ? 'MEMBRO' : 'VISITANTE',
  }
}

const longestQuote = 120

/** A message on the wire. Its author does not learn from it that they are muted. */
export function toChatMessage(showing: Showing, row: ChatMessageRow): ChatMessage {
  const { answered, reactions, situacao, motivos, oracao } = row
  return {
    id: row.id,
    chave: row.chave,
    autor: toChatAuthor(showing, row),
    texto: row.texto,
    dataCadastro: row.criadaEm.toISOString(),
    segundo: row.segundo,
    respostaA: answered && {
      id: answered.id,
      nome: toName(answered.member, answered.guestName, showing.today).nome,
      texto: shorten(answered.texto),
    },
    flagEditada: row.editadaEm !== null,
    reacoes: reactions,
    situacao: situacao === 'RETIDA' || (situacao === 'SOMBRA' && motivos.length > 0) ? 'RETIDA' : 'PUBLICADA',
    oracao,
  }
}

/** Shortens a quote at a grapheme boundary. */
function shorten(text: string): string {
  if (text.length <= longestQuote) return text
  let short = ''
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (short.length + segment.length > longestQuote) break
    short += segment
  }
  return `${short}…`
}
