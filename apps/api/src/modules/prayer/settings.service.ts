import type { WallSettings } from '@narthex/contract/prayer/prayer-moderation.endpoints'
import type { MemberCall } from '../../platform/http/route.ts'
import { edit } from '../../platform/work/edit.ts'
import type { ChurchCall } from '../../platform/work/transactions.ts'
import { type Frame, getFrame } from '../churches/churches.service.ts'
import { wallSettingsRecord } from './prayer.records.ts'
import { findSettings, saveSettings } from './settings.queries.ts'
import { type WallCalendar, wallCalendar } from './wall.rules.ts'

/** Defaults for a church that has saved no settings. */
const defaultSettings: WallSettings = {
  publicarAposAprovacao: false,
  limiteDenuncias: 3,
  diasNoMural: 60,
  limitePorDia: 5,
}

/** Wall settings, cached until the church's content changes. */
export function getWallSettings(call: ChurchCall): Promise<WallSettings> {
  return call.cache.get(call.church, 'wall settings', async () => {
    const value = (await call.inChurch((work) => findSettings(work))) ?? defaultSettings
    return { value, bytes: 200 }
  })
}

/** Saves the wall settings. They apply to prayers that are already on the wall. */
export async function saveWallSettings(call: MemberCall, settings: WallSettings): Promise<WallSettings> {
  const subject = { ...settings, publicarAposAprovacao: String(settings.publicarAposAprovacao) }
  const plan = { act: 'WALL_SET', subject, isPublic: true, records: [wallSettingsRecord()] } as const
  await edit(call, plan, ({ work }) => saveSettings(work, settings))
  return settings
}

/** Settings, calendar and public data of a church for its prayer wall. */
export interface Wall {
  readonly settings: WallSettings
  readonly calendar: WallCalendar
  readonly church: Frame['church']
}

/** The endpoints declare the module: a call reaches its service only where the church has a wall. */
export async function getWall(call: ChurchCall): Promise<Wall> {
  const [frame, settings] = await Promise.all([getFrame(call), getWallSettings(call)])
  const calendar = wallCalendar(frame.church.fusoHorario, settings.diasNoMural, call.clock())
  return { settings, calendar, church: frame.church }
}
