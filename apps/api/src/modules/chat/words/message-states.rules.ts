import type { ChatSettings, HoldReason } from '@narthex/contract/chat/chat-moderation.endpoints'
import type { CareKind } from '@narthex/contract/prayer/prayer-moderation.endpoints'
import { hasLink } from '@narthex/contract/validation/links'
import { findCareSigns } from '../../../platform/care/care.rules.ts'
import { findListedWords } from './words.rules.ts'

/** `SOMBRA`: its author is muted, and alone sees it. `RETIDA`: it waits for a moderator, and its author alone sees it. */
export type MessageState = 'PUBLICADA' | 'RETIDA' | 'SOMBRA' | 'APAGADA'

export interface Judgement {
  readonly situacao: Extract<MessageState, 'PUBLICADA' | 'RETIDA' | 'SOMBRA'>
  readonly motivos: HoldReason[]
  readonly sinais: CareKind[]
}

/** The trust in a writer, which decides how their texts are judged. */
export interface Standing {
  /** Hosts and moderators: their words are not judged. */
  readonly isStaff: boolean
  readonly isGuest: boolean
  /** A moderator has published a message of this guest. */
  readonly isApproved: boolean
  readonly isMuted: boolean
  /** A private room: what is said there is not held. */
  readonly isPrivate: boolean
}

/** Error code of a refused text. */
export type Refusal = 'CHAT_WORD_REFUSED' | 'CHAT_LINK_REFUSED'

type Rules = Pick<ChatSettings, 'flagReterVisitantes' | 'flagLinksSoMembros' | 'palavras'>

export const isDanger = (sinais: readonly CareKind[]) => sinais.some((sign) => sign !== 'OFENSA')

/** Decides on a normalised text. A text with signs of danger is never refused: a moderator has to read it. */
export function judgeText(text: string, rules: Rules, standing: Standing): Judgement | Refusal {
  const sinais = findCareSigns(text)
  const words = standing.isStaff ? [] : findListedWords(text, rules.palavras)
  if (!isDanger(sinais)) {
    if (words.some(({ acao }) => acao === 'RECUSAR')) return 'CHAT_WORD_REFUSED'
    if (standing.isGuest && rules.flagLinksSoMembros && hasLink(text)) return 'CHAT_LINK_REFUSED'
  }
  // In a private room nothing is held or hidden: its two people speak with each other.
  if (standing.isStaff || standing.isPrivate) return { situacao: 'PUBLICADA', motivos: [], sinais }
  const motivos = listHoldReasons({ sinais, hasListedWord: words.length > 0 }, rules, standing)
  if (standing.isMuted && !isDanger(sinais)) return { situacao: 'SOMBRA', motivos, sinais }
  return { situacao: motivos.length > 0 ? 'RETIDA' : 'PUBLICADA', motivos, sinais }
}

function listHoldReasons(
  { sinais, hasListedWord }: { readonly sinais: readonly CareKind[]; readonly hasListedWord: boolean },
  { flagReterVisitantes }: Rules,
  { isGuest, isApproved }: Standing,
): HoldReason[] {
  const reasons: Record<Exclude<HoldReason, 'DENUNCIA'>, boolean> = {
    CUIDADO: isDanger(sinais),
    OFENSA: sinais.includes('OFENSA'),
    PALAVRA: hasListedWord,
    VISITANTE: isGuest && flagReterVisitantes && !isApproved,
  }
  return (Object.keys(reasons) as (keyof typeof reasons)[]).filter((reason) => reasons[reason])
}
