import type {
  ModeratedMessage,
  ModeratedPrayer,
  ModerationQueue,
} from '@narthex/contract/prayer/prayer-moderation.endpoints'
import type { Tx } from '../../platform/database/database.ts'
import { notFound } from '../../platform/http/domain-error.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import { facesOf } from '../users/faces.service.ts'
import type { Page, PageWanted } from './messages.service.ts'
import {
  countWaiting,
  listJudgedMessages,
  listJudgedPrayers,
  listOpenReports,
  listQueue,
  type Waiting,
} from './moderation.queries.ts'
import { ownOnWire } from './own-prayers.service.ts'
import { requireWall } from './settings.service.ts'
import { isShown, type WallCalendar } from './wall.rules.ts'

export interface Judged {
  readonly oracao: ModeratedPrayer | null
  readonly mensagem: ModeratedMessage | null
}

/** A page of what waits for moderators, whoever waits longest first, with who wrote it: anonymous is nobody to them alone. */
export async function readQueue(
  platform: Platform,
  church: ChurchScope,
  { fila, page, limit }: PageWanted & { readonly fila: ModerationQueue },
): Promise<Page<Judged> & { filas: Waiting }> {
  const { calendar } = await requireWall(platform, church)
  return platform.database.inScope(church, async (tx) => {
    const filas = await countWaiting(church, tx)
    const listed = await listQueue(church, tx, fila, { limit, offset: (page - 1) * limit })
    const idsOf = (wanted: string) => listed.filter(({ tipo }) => tipo === wanted).map(({ id }) => id)
    const { prayers, messages } = await judged(church, tx, calendar, {
      prayers: idsOf('ORACAO'),
      messages: idsOf('MENSAGEM'),
    })
    const itens = listed.map(({ tipo, id }) => ({
      oracao: tipo === 'ORACAO' ? (prayers.get(id) ?? null) : null,
      mensagem: tipo === 'MENSAGEM' ? (messages.get(id) ?? null) : null,
    }))
    return { itens, total: filas[fila], page, limit, filas }
  })
}

/** A prayer as moderators see it, wherever it is. Throws NOT_FOUND. */
export async function judgedPrayer(platform: Platform, church: ChurchScope, id: number): Promise<ModeratedPrayer> {
  const { calendar } = await requireWall(platform, church)
  const { prayers } = await platform.database.inScope(church, (tx) =>
    judged(church, tx, calendar, { prayers: [id], messages: [] }),
  )
  const prayer = prayers.get(id)
  if (!prayer) throw notFound()
  return prayer
}

async function judged(
  church: ChurchScope,
  tx: Tx,
  calendar: WallCalendar,
  ids: { readonly prayers: readonly number[]; readonly messages: readonly number[] },
) {
  const prayers = await listJudgedPrayers(church, tx, ids.prayers)
  const messages = await listJudgedMessages(church, tx, ids.messages)
  const reports = await listOpenReports(church, tx, ids)
  const faces = await facesOf(
    church,
    tx,
    calendar.today,
    [...prayers, ...messages].map(({ usuarioId }) => usuarioId),
  )
  const author = (id: number) => {
    const { nome = '', sobrenome = '', imagem = null, isMinor = false } = faces.get(id) ?? {}
    return { id, nome, sobrenome, imagem, flagMenor: isMinor }
  }
  const reportsOf = (isOfIt: (report: (typeof reports)[number]) => boolean) =>
    reports
      .filter(isOfIt)
      .map(({ motivo, texto, dataCadastro }) => ({ motivo, texto, dataCadastro: onWire(dataCadastro) }))
  return {
    prayers: new Map(
      prayers.map(({ usuarioId, contatoFeitoEm, sinais, telefone, versao, ...row }) => [
        row.id,
        {
          ...ownOnWire(row, calendar),
          ...{ sinais, telefone, versao, autor: author(usuarioId) },
          contatoFeitoEm: contatoFeitoEm && onWire(contatoFeitoEm),
          denuncias: reportsOf(({ oracaoId, mensagemId }) => mensagemId === null && oracaoId === row.id),
        },
      ]),
    ),
    messages: new Map(
      messages.map(({ id, oracaoId, oracao, mensagem, dataCadastro, situacao, sinais, usuarioId }) => [
        id,
        {
          ...{ id, idOracao: oracaoId, mensagem, situacao, sinais, autor: author(usuarioId) },
          flagOracaoNoMural: isShown(oracao, calendar),
          dataCadastro: onWire(dataCadastro),
          denuncias: reportsOf(({ mensagemId }) => mensagemId === id),
        },
      ]),
    ),
  }
}

const onWire = (moment: Date) => moment.toISOString()
