import { type GivingSettings, usualMinimum } from '@narthex/contract/giving/giving.schemas'
import { type GivingForm, givingFormSchema } from '@narthex/contract/giving/giving-office.schemas'
import type { MemberCall } from '../../platform/http/route.ts'
import { validate } from '../../platform/http/validate.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { edit } from '../../platform/work/edit.ts'
import type { ChurchCall } from '../../platform/work/transactions.ts'
import { describeMethod, listPayableMethods } from '../payments/methods/payable-methods.service.ts'
import { findPaymentSettings } from '../payments/methods/settings.service.ts'
import type { PaymentNeeds } from '../payments/orders/payment-needs.ts'
import { givingSettingsRecord } from './giving.records.ts'
import { findSettings, type SettingsRow, upsertSettings } from './giving-settings.queries.ts'

/** Saves how a church takes gifts and what its receipts say; omitted fields get their defaults. */
export async function saveGivingSettings(call: MemberCall, given: Partial<GivingForm>): Promise<void> {
  const settings = validate(givingFormSchema, { ...usualSettings, ...given })
  const plan = { subject: { minimo: settings.minimo }, isPublic: true, records: [givingSettingsRecord()] }
  await edit(call, { act: 'GIVING_SETTINGS_SET', ...plan }, ({ work }) => upsertSettings(work, settings))
}

/** Settings of a church that has saved none; its receipts make no claims. */
const usualSettings: SettingsRow = {
  minimo: usualMinimum,
  valoresSugeridos: [],
  flagTaxas: true,
  reciboNome: null,
  reciboDocumento: null,
  reciboTexto: null,
}

/** The church's own settings of gifts and receipts, or the defaults. */
export const readGiftSettings = async (work: ChurchWork): Promise<SettingsRow> =>
  (await findSettings(work)) ?? usualSettings

/** The church's giving settings as its site shows them. Without payment settings there are no methods. */
export async function getGivingSettings(
  platform: Pick<PaymentNeeds, 'gateways'>,
  { church, inChurch }: ChurchCall,
): Promise<GivingSettings> {
  const { own, payments } = await inChurch(async (work) => ({
    own: await readGiftSettings(work),
    payments: await findPaymentSettings(work),
  }))
  const { minimo, valoresSugeridos, flagTaxas, reciboNome, reciboDocumento } = own
  const methods = payments ? listPayableMethods(platform, church, payments) : []
  return {
    minimo,
    valoresSugeridos,
    flagTaxas,
    moeda: payments?.currency ?? 'BRL',
    flagEnsaio: payments?.isLive === false,
    flagPixAutomatico: methods.some(({ hasAutomaticPix }) => hasAutomaticPix),
    metodos: methods.map(describeMethod),
    recebedor: { nome: reciboNome, documento: reciboDocumento },
  }
}
