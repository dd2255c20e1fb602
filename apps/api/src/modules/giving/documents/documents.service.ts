import type { HandlerInput } from '@narthex/contract/endpoint'
import type { getGiftReceipt } from '@narthex/contract/giving/giving-documents.endpoints'
import type { Locale } from '@narthex/contract/locale'
import { notFound } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import type { Needs } from '../../../platform/platform.ts'
import { toOrigin } from '../../../platform/tenancy/product-domain.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { getCaller } from '../../auth/accounts.service.ts'
import { getFrame } from '../../churches/churches.service.ts'
import { findOrderPayer } from '../../payments/orders/orders.service.ts'
import { toYear } from '../gift-history.service.ts'
import { readGiftSettings } from '../giving-settings.service.ts'
import type { DocumentSettings, Giver, Issuer, ReceivedGift } from './document-data.ts'
import { createDocumentText } from './document-text.rules.ts'
import { findReceivedGift, type GiftWithItems, listReceivedGifts } from './documents.queries.ts'
import { drawDocument } from './drawing.service.ts'

type DocumentNeeds = Needs<'domain'>

/** A document with the name of its file. */
export interface NamedDocument {
  readonly filename: string
  readonly content: Uint8Array
}

/** Throws NOT_FOUND for a gift that is not the caller's, or was not received. */
export async function getOwnReceipt(
  platform: DocumentNeeds,
  call: MemberCall,
  codigo: string,
  { idioma }: HandlerInput<typeof getGiftReceipt>['query'],
): Promise<NamedDocument> {
  const { user } = await getCaller(call)
  const receipt = await makeReceipt(platform, call, {
    codigo,
    by: call.actor.memberId,
    locale: idioma ?? user.idioma,
  })
  if (!receipt) throw notFound()
  return receipt
}

interface WantedReceipt {
  readonly codigo: string
  readonly locale: Locale
  /** Restricts the receipt to gifts of this member. */
  readonly by?: MemberCall['actor']['memberId']
}

/** Draws a receipt; undefined if the gift was not received, or its payer has left. */
export async function makeReceipt(
  platform: DocumentNeeds,
  call: ChurchCall,
  { codigo, locale, by }: WantedReceipt,
): Promise<NamedDocument | undefined> {
  const found = await call.inChurch(async (work) => {
    const gift = await findReceivedGift(work, codigo)
    const payer = gift && (by === undefined || gift.gift.memberId === by) && (await findOrderPayer(work, codigo))
    return gift && payer ? { gift, payer, ...(await readPaper(work)) } : undefined
  })
  if (!found) return undefined
  const settings = await writeSettings(platform, call, locale, { ...found, gifts: [found.gift] })
  const giver = { nome: found.payer.name, documento: found.payer.document?.value ?? null }
  const content = await drawDocument(call.church, codigo, { gift: toReceivedGift(found.gift), giver, settings })
  return { filename: nameFile(settings, ({ receiptFile }) => receiptFile, { codigo }), content }
}

/**
 * Empty years have a statement too: it says so. Where real money was given, what was rehearsed beside it does not stand on
 * it; a statement of rehearsed gifts alone says what it is.
 */
export async function getOwnStatement(
  platform: DocumentNeeds,
  call: MemberCall,
  ano: number,
  { idioma }: HandlerInput<typeof getGiftReceipt>['query'],
): Promise<NamedDocument> {
  const { user, usuario } = await getCaller(call)
  const { timeZone } = await call.facts()
  const found = await call.inChurch(async (work) => ({
    gifts: withoutRehearsal(await listReceivedGifts(work, call.actor.memberId, toYear(ano, timeZone))),
    ...(await readPaper(work)),
  }))
  const settings = await writeSettings(platform, call, idioma ?? user.idioma, found)
  const giver: Giver = {
    nome: `${usuario.nome} ${usuario.sobrenome}`.trim(),
    documento: usuario.cpf || usuario.cnpj || null,
  }
  const content = await drawDocument(call.church, `member ${call.actor.memberId}`, {
    year: { ano, gifts: found.gifts.map(toReceivedGift) },
    giver,
    settings,
  })
  return { filename: nameFile(settings, ({ statementFile }) => statementFile, { ano }), content }
}

function withoutRehearsal(gifts: readonly GiftWithItems[]): readonly GiftWithItems[] {
  const real = gifts.filter(({ isRehearsed }) => !isRehearsed)
  return real.length > 0 ? real : gifts
}

type Paper = Awaited<ReturnType<typeof readPaper>> & { readonly gifts: readonly GiftWithItems[] }

/** Reads the church's settings for its documents. */
async function readPaper(work: ChurchWork) {
  const { reciboNome, reciboDocumento, reciboTexto } = await readGiftSettings(work)
  return { own: { reciboNome, reciboDocumento, reciboTexto } }
}

async function writeSettings(
  platform: DocumentNeeds,
  call: ChurchCall,
  locale: Locale,
  { own, gifts }: Paper,
): Promise<DocumentSettings> {
  const { church, visual } = await getFrame(call)
  const { nome, endereco, fusoHorario: timeZone } = church
  const { host } = new URL(toOrigin(platform.domain, call.church))
  const issuer: Issuer = { nome, endereco, host, timeZone, corApp: visual.corApp, ...own }
  const isRehearsal = gifts.some(({ isRehearsed }) => isRehearsed)
  return { issuer, locale, issuedAt: call.clock(), isRehearsal }
}

function toReceivedGift({ gift, itens }: GiftWithItems): ReceivedGift {
  const { pedidoCodigo: codigo, moeda, metodo, recebidaEm, criadaEm, total, valor, estornado, situacao } = gift
  return {
    codigo,
    moeda,
    metodo,
    itens,
    estornado,
    recebidaEm: recebidaEm ?? criadaEm,
    total: total ?? valor,
    isRecurring: gift.recurrenceId !== null,
    isDisputed: situacao === 'CONTESTADA',
  }
}

function nameFile(
  { locale, issuer }: DocumentSettings,
  choose: (text: ReturnType<typeof createDocumentText>) => string,
  values: Readonly<Record<string, string | number>>,
): string {
  const text = createDocumentText(locale, issuer)
  return `${text.fill(choose(text), values)}.pdf`
}
