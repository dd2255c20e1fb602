import { fallbackLocale, toLocale } from '@narthex/contract/locale'
import type { OfficeCard } from '@narthex/contract/users/card-office.endpoints'
import { catalogue } from '@narthex/locales/catalogue'
import { notFound } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import type { Needs } from '../../../platform/platform.ts'
import { createThreadLane, documentShares } from '../../../platform/thread-lane.ts'
import { getFrame } from '../../churches/churches.service.ts'
import type { CardSheet } from './card-sheet.ts'
import { type CardFilter, countCards, listCards, listCardsOfPeople } from './cards.queries.ts'
import { createQrText, isGood, toFullName } from './cards.service.ts'

const drawInTurn = createThreadLane<CardSheet, Uint8Array>({
  program: new URL('./card-sheet.thread.ts', import.meta.url),
  patienceMs: 20_000,
  waiting: 10,
  keepsThread: false,
})

/** The cards of a church, the last issued first. */
export function listOfficeCards(
  call: MemberCall,
  { page, limit, ...filter }: CardFilter & { readonly page: number; readonly limit: number },
): Promise<{ itens: OfficeCard[]; total: number; page: number; limit: number }> {
  return call.inChurch(async (work) => {
    const rows = await listCards(work, filter, { limit, offset: (page - 1) * limit })
    const itens = rows.map((row) => ({
      idUsuario: row.member.id,
      nome: toFullName(row),
      numeroMembro: row.card.numeroMembro,
      cargo: row.card.cargo,
      emitidaEm: row.card.emitidaEm.toISOString(),
      revogadaEm: row.card.revogadaEm?.toISOString() ?? null,
    }))
    return { itens, total: await countCards(work, filter), page, limit }
  })
}

/**
 * The valid cards among those of some people as a PDF document to print. Throws NOT_FOUND where none is valid, and BUSY where
 * too many documents wait.
 */
export async function printCards(
  platform: Needs<'domain'>,
  call: MemberCall,
  people: readonly number[],
): Promise<{ filename: string; content: Uint8Array }> {
  const rows = (await call.inChurch((work) => listCardsOfPeople(work, people))).filter(isGood)
  if (rows.length === 0) throw notFound()
  const { church, visual, congregacoes } = await getFrame(call)
  const locale = toLocale(church.idioma) ?? fallbackLocale
  const cards = rows.map((row) => ({
    nome: toFullName(row),
    numeroMembro: row.card.numeroMembro,
    cargo: row.card.cargo,
    congregacao: congregacoes.find(({ id }) => id === row.member.congregacaoId)?.nome ?? null,
    qr: createQrText(platform, call, row),
  }))
  const { nome, endereco } = church
  const sheet = { church: { nome, endereco, corApp: visual.corApp }, locale, printedAt: call.clock(), cards }
  const content = await drawInTurn(sheet, documentShares(call.church.uuid, String(call.actor.memberId)))
  if (!content) throw new Error('The cards could not be drawn')
  return { filename: `${catalogue[locale].memberCard.file}.pdf`, content }
}
