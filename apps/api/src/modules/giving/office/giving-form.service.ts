import type { GivingForm } from '@narthex/contract/giving/giving-office.schemas'
import type { MemberCall } from '../../../platform/http/route.ts'
import { readGiftSettings, saveGivingSettings } from '../giving-settings.service.ts'

/** Replaces how the church takes gifts and what its receipts say, and gives that as it stands. */
export async function saveGivingForm(call: MemberCall, form: GivingForm): Promise<GivingForm> {
  await saveGivingSettings(call, form)
  return call.inChurch(readGiftSettings)
}
