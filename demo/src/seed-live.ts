import { assembleApp } from '@narthex/api/app'
import { addMoment } from '@narthex/api/modules/live/moments/moments.service'
import { addBroadcast } from '@narthex/api/modules/live/office/broadcast-office.service'
import { setOutline } from '@narthex/api/modules/live/outline/outline.service'
import { advanceBroadcast } from '@narthex/api/modules/live/states/states.service'
import { setBroadcastSettings } from '@narthex/api/modules/live/weekly/broadcast-settings.service'
import type { MemberCall } from '@narthex/api/platform/http/route'
import type { Platform } from '@narthex/api/platform/platform'
import { minuteMs } from '@narthex/contract/durations'
import type { DemoChurch, DemoLive } from './demo-tenant.ts'
import { clipSeconds, storeFilm } from './seed-videos.ts'
import { pastInstant } from './weekly-moment.ts'

/** Live for a day from the seed on. */
const liveMinutes = { before: 20, all: 1440 }
const chat = { chatAbreMinutos: 30, chatFechaMinutos: 15, flagAutomatica: true } as const

/**
 * Creates a church's broadcasts: of its weekly services, past ones with a replay, and one that is live now. All show the
 * demo's film, simulated live from its beginning over and over.
 */
export async function seedLive(
  platform: Platform,
  own: MemberCall,
  { live, founding }: Pick<DemoChurch, 'live' | 'founding'>,
): Promise<void> {
  if (!live) return
  const needs = assembleApp(platform).needs
  const fonte = {
    tipo: 'SIMULADA' as const,
    duracaoSegundos: clipSeconds,
    flagRepete: true,
    endereco: await storeFilm(platform, own),
  }
  await setBroadcastSettings(needs, own, { fonte, imagem: null, ...chat })
  const idioma = founding.idioma.slice(0, 2)
  const publish = async (one: { titulo: string; descricao: string | null; begins: Date; minutes: number }) => {
    const { begins, minutes, ...written } = one
    const fim = new Date(begins.getTime() + minutes * minuteMs).toISOString()
    const given = { ...written, ...chat, inicio: begins.toISOString(), fim, fonte, idioma }
    const { id } = await addBroadcast(needs, own, { ...given, imagem: null, sala: null, urlReprise: null })
    await advanceBroadcast(needs, own, id)
    return id
  }
  for (const { held, ...one } of live.past)
    await publish({ ...one, descricao: null, begins: pastInstant(held, own.clock(), founding.fusoHorario) })
  if (live.now) await goLive(own, live.now, publish)
}

async function goLive(
  own: MemberCall,
  { titulo, descricao, linhas, momentos }: NonNullable<DemoLive['now']>,
  publish: (one: { titulo: string; descricao: string | null; begins: Date; minutes: number }) => Promise<number>,
): Promise<void> {
  const begins = new Date(own.clock().getTime() - liveMinutes.before * minuteMs)
  const id = await publish({ titulo, descricao, begins, minutes: liveMinutes.all })
  await setOutline(own, id, { linhas: linhas.map((texto) => ({ texto })) })
  for (const moment of momentos) await addMoment(own, id, moment)
}
