import type { WallSettings } from '@narthex/contract/prayer/prayer-moderation.endpoints'
import type { Needs } from '../../platform/platform.ts'
import type { ChurchScope } from '../../platform/scope/scope.ts'
import { recordAct } from '../audit/audit.service.ts'
import { type Frame, getFrame } from '../churches/churches.service.ts'
import type { Sender } from '../media/files/keeping.service.ts'
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
export function getWallSettings(
  { transactions, cache }: Needs<'cache' | 'transactions'>,
  church: ChurchScope,
): Promise<WallSettings> {
  return cache.get(church, 'wall settings', async () => {
    const value = (await transactions.inChurch(church, (work) => findSettings(work))) ?? defaultSettings
    return { value, bytes: 200 }
  })
}

/** Saves the wall settings. They apply to prayers that are already on the wall. */
export async function saveWallSettings(
  platform: Needs<'clock' | 'keys' | 'transactions'>,
  church: ChurchScope,
  settings: WallSettings,
  by?: Sender,
): Promise<WallSettings> {
  await platform.transactions.editSite(church, async (work) => {
    await saveSettings(work, settings)
    const detalhes = { ...settings, publicarAposAprovacao: String(settings.publicarAposAprovacao) }
    await recordAct(platform, work, {
      acao: 'WALL_SET',
      accountId: by?.accountId ?? null,
      source: by?.source,
      detalhes,
    })
  })
  return settings
}

/** Settings, calendar and public data of a church for its prayer wall. */
export interface Wall {
  readonly settings: WallSettings
  readonly calendar: WallCalendar
  readonly church: Frame['church']
}

/** The endpoints declare the module: a call reaches its service only where the church has a wall. */
export async function getWall(platform: Needs<'cache' | 'clock' | 'transactions'>, church: ChurchScope): Promise<Wall> {
  const [frame, settings] = await Promise.all([getFrame(platform, church), getWallSettings(platform, church)])
  const calendar = wallCalendar(frame.church.fusoHorario, settings.diasNoMural, platform.clock())
  return { settings, calendar, church: frame.church }
}
