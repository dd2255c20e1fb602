import type { HandlerInput, Success } from '@narthex/contract/endpoint'
import type {
  getBroadcastSettings as getEndpoint,
  setBroadcastSettings as setEndpoint,
} from '@narthex/contract/live/broadcast-office.endpoints'
import type { MemberCall } from '../../../platform/http/route.ts'
import { edit } from '../../../platform/work/edit.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { broadcastSettingsRecord } from '../broadcasts/live.records.ts'
import type { LiveNeeds } from '../broadcasts/live-needs.ts'
import { readSource, writeSource } from '../sources/given-source.rules.ts'
import { findBroadcastSettings, saveBroadcastSettings } from './broadcast-settings.queries.ts'
import { followServices } from './weekly.service.ts'
import { usualDefaults } from './weekly-plan.rules.ts'

type GivenSettings = HandlerInput<typeof setEndpoint>['body']

export async function getBroadcastSettings({ inChurch }: ChurchCall): Promise<Success<typeof getEndpoint>> {
  const settings = (await inChurch(findBroadcastSettings)) ?? usualDefaults
  const { imagem, chatAbreMinutos, chatFechaMinutos, flagAutomatica } = settings
  return { fonte: writeSource(settings.fonte), imagem, chatAbreMinutos, chatFechaMinutos, flagAutomatica }
}

/** Broadcasts to come that staff did not edit take it over. */
export async function setBroadcastSettings(platform: LiveNeeds, call: MemberCall, given: GivenSettings): Promise<void> {
  const plan = { act: 'BROADCAST_SETTINGS_SET', isPublic: false, records: [broadcastSettingsRecord()] } as const
  await edit(call, plan, ({ work }) => saveBroadcastSettings(work, { ...given, fonte: readSource(given.fonte) }))
  await followServices(platform, call)
}
