import type { WallSettings } from '@narthex/contract/prayer/prayer-moderation.endpoints'
import { notFound } from '../../platform/http/domain-error.ts'
import type { Platform } from '../../platform/platform.ts'
import { editChurch } from '../../platform/tenancy/edit.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import { recordAct } from '../audit/audit.service.ts'
import { type Frame, frameOf, hasModule } from '../churches/churches.service.ts'
import type { Sender } from '../media/files/keeping.service.ts'
import { findSettings, saveSettings } from './settings.queries.ts'
import { type WallCalendar, wallCalendar } from './wall.rules.ts'

/** Of a church that has chosen nothing. */
const usual: WallSettings = { publicarAposAprovacao: false, limiteDenuncias: 3, diasNoMural: 60, limitePorDia: 5 }

/** How a church keeps its wall; remembered until its content changes, as with every choice it does. */
export function settingsOf({ database, cache }: Platform, church: ChurchScope): Promise<WallSettings> {
  return cache.get(church, 'wall settings', async () => {
    const value = (await database.inScope(church, (tx) => findSettings(church, tx))) ?? usual
    return { value, bytes: 200 }
  })
}

/** Holds for what is on the wall already, from the next reading on. */
export async function chooseSettings(
  platform: Platform,
  church: ChurchScope,
  settings: WallSettings,
  by?: Sender,
): Promise<WallSettings> {
  await editChurch(platform, church, async (tx) => {
    await saveSettings(church, tx, settings)
    const detalhes = { ...settings, publicarAposAprovacao: String(settings.publicarAposAprovacao) }
    await recordAct(platform, church, tx, {
      acao: 'WALL_SET',
      contaId: by?.userId ?? null,
      source: by?.source,
      detalhes,
    })
  })
  return settings
}

/** A church's wall: how it is kept, which day it is there, and what the church tells of itself. */
export interface Wall {
  readonly settings: WallSettings
  readonly calendar: WallCalendar
  readonly church: Frame['church']
}

/** Undefined for a church without MOD_MURAL_ORACAO. */
export async function wallOf(platform: Platform, scope: ChurchScope): Promise<Wall | undefined> {
  const [frame, settings] = await Promise.all([frameOf(platform, scope), settingsOf(platform, scope)])
  if (!hasModule(frame, 'MOD_MURAL_ORACAO')) return undefined
  const calendar = wallCalendar(frame.church.fusoHorario, settings.diasNoMural, platform.clock())
  return { settings, calendar, church: frame.church }
}

/** Throws NOT_FOUND for a church without a prayer wall. */
export async function requireWall(platform: Platform, scope: ChurchScope): Promise<Wall> {
  const wall = await wallOf(platform, scope)
  if (!wall) throw notFound()
  return wall
}
