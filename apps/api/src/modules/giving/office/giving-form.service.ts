import type { GivingForm } from '@narthex/contract/giving/giving-office.schemas'
import type { MemberCall } from '../../../platform/http/route.ts'
import { recordOfficeAct } from '../../payments/office/office-acts.service.ts'
import type { PaymentNeeds } from '../../payments/payment-needs.ts'
import { readGiftSettings, saveGivingSettings } from '../giving-settings.service.ts'

/** Replaces how the church takes gifts and what its receipts say, and gives that as it stands. Throws VALIDATION. */
export async function saveGivingForm(platform: PaymentNeeds, call: MemberCall, form: GivingForm): Promise<GivingForm> {
  await saveGivingSettings(platform, call.church, form, (work) =>
    recordOfficeAct(platform, work, call, { acao: 'GIVING_SETTINGS_SET', detalhes: { minimo: form.minimo } }),
  )
  return call.inChurch(readGiftSettings)
}
