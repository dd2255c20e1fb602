import { isDeepStrictEqual } from 'node:util'
import type { HandlerInput, Success } from '@narthex/contract/endpoint'
import type {
  addBroadcast as addEndpoint,
  editBroadcast as editEndpoint,
  listPlannedBroadcasts as listEndpoint,
  PlannedBroadcast,
} from '@narthex/contract/live/broadcast-office.endpoints'
import type { PageQuery } from '@narthex/contract/paging'
import { mapPage, readPage } from '../../../platform/database/page.ts'
import { DomainError } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import { edit } from '../../../platform/work/edit.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { toBroadcast } from '../broadcasts/broadcast-shapes.rules.ts'
import { settleBroadcast } from '../broadcasts/broadcast-states.rules.ts'
import {
  countBroadcasts,
  deleteBroadcast,
  insertBroadcast,
  listBroadcastPage,
  updateBroadcast,
} from '../broadcasts/broadcasts.queries.ts'
import { broadcastRecord } from '../broadcasts/live.records.ts'
import type { LiveNeeds } from '../broadcasts/live-needs.ts'
import { requireBroadcast } from '../broadcasts/require-broadcast.service.ts'
import { toMoment } from '../moments/moment-shapes.rules.ts'
import { listMoments } from '../moments/moments.queries.ts'
import { listLines } from '../outline/outline.queries.ts'
import { readSource } from '../sources/given-source.rules.ts'
import { announceBroadcast, announceRemoval } from '../states/announce.service.ts'

type GivenBroadcast = HandlerInput<typeof addEndpoint>['body']

export async function listPlannedBroadcasts(
  { inChurch }: ChurchCall,
  query: PageQuery,
): Promise<Success<typeof listEndpoint>> {
  return inChurch(async (work) => {
    const page = await readPage(query, await countBroadcasts(work), (slice) => listBroadcastPage(work, slice))
    return mapPage(page, ({ id, titulo, inicio, fim, estado, sala, cultoId, pico }) => ({
      id,
      titulo,
      estado,
      sala,
      idCulto: cultoId,
      pico,
      inicio: inicio.toISOString(),
      fim: fim.toISOString(),
    }))
  })
}

/** Reads a broadcast with its whole outline and all its moments. */
export async function getPlannedBroadcast({ inChurch }: ChurchCall, id: number): Promise<PlannedBroadcast> {
  return inChurch(async (work) => {
    const row = await requireBroadcast(work, id)
    const lines = await listLines(work, id)
    const { chatAbreMinutos, chatFechaMinutos, flagAutomatica, flagEditada, repriseUrl, cultoId } = row
    return {
      ...toBroadcast(row),
      chatAbreMinutos,
      chatFechaMinutos,
      flagAutomatica,
      flagEditada,
      urlReprise: repriseUrl,
      idCulto: cultoId,
      roteiro: lines.map((line) => ({
        id: line.id,
        texto: line.texto,
        liberadaEm: line.liberadaEm?.toISOString() ?? null,
      })),
      momentos: (await listMoments(work, id)).map(toMoment),
    }
  })
}

/** Announces a broadcast. */
export function addBroadcast(
  platform: LiveNeeds,
  call: MemberCall,
  given: GivenBroadcast,
): Promise<Success<typeof addEndpoint>> {
  return edit(call, { act: 'BROADCAST_ADDED', isPublic: true }, async ({ work, made }) => {
    const row = await insertBroadcast(work, { ...toRow(given), alteradaEm: work.now })
    await announceBroadcast(platform, work, row)
    made(broadcastRecord(row.id), { transmissao: row.id })
    return { id: row.id, versao: row.versao }
  })
}

/** Edits a broadcast, which then no longer follows its weekly service. */
export function editBroadcast(
  platform: LiveNeeds,
  call: MemberCall,
  id: number,
  { versao, ...given }: HandlerInput<typeof editEndpoint>['body'],
): Promise<number> {
  const plan = { act: 'BROADCAST_SET', ...describe(id), base: versao } as const
  return edit(call, plan, async ({ work, before: stored }) => {
    const edited = { ...toRow(given), flagEditada: true }
    const isOtherSource = !isDeepStrictEqual(edited.fonte, stored.fonte)
    const change = {
      ...edited,
      ...(isOtherSource ? { fonteAoVivo: null, fonteForaDesde: null, fonteMarca: null } : {}),
    }
    const changed = await updateBroadcast(work, stored, {
      ...change,
      ...settleBroadcast({ ...stored, ...change }, work.now),
    })
    if (!changed) throw new DomainError('CHANGED_MEANWHILE')
    await announceBroadcast(platform, work, changed)
    return changed.versao
  })
}

/** Removes a broadcast; one that a weekly service made is kept as removed, so that it is not made again. */
export async function removeBroadcast(platform: LiveNeeds, call: MemberCall, id: number): Promise<void> {
  await edit(call, { act: 'BROADCAST_REMOVED', ...describe(id) }, async ({ work, before }) => {
    if (before.cultoId === null) await deleteBroadcast(work, id)
    else await updateBroadcast(work, before, { removidaEm: work.now })
    await announceRemoval(platform, work, id)
  })
}

const describe = (id: number) => ({ subject: { transmissao: id }, isPublic: true, hold: broadcastRecord(id) })

function toRow({ inicio, fim, urlReprise, fonte, ...given }: GivenBroadcast) {
  const begins = new Date(inicio)
  return {
    ...given,
    inicio: begins,
    fim: new Date(fim),
    abreEm: new Date(begins.getTime() - given.chatAbreMinutos * 60_000),
    repriseUrl: urlReprise,
    fonte: readSource(fonte),
  }
}
