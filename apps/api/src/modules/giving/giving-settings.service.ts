import { type GivingSettings, usualMinimum } from '@narthex/contract/giving/giving.schemas'
import { validate } from '../../platform/http/validate.ts'
import type { Needs } from '../../platform/platform.ts'
import type { ChurchScope } from '../../platform/scope/scope.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import type { ChurchCall } from '../../platform/work/transactions.ts'
import { describeMethod, listPayableMethods } from '../payments/payable-methods.service.ts'
import type { PaymentNeeds } from '../payments/payment-needs.ts'
import { findPaymentSettings } from '../payments/settings/settings.service.ts'
import { type GivenGivingSettings, givingSettingsInput } from './giving.inputs.ts'
import { findSettings, type SettingsRow, upsertSettings } from './giving-settings.queries.ts'

/**
 * Saves how a church takes gifts and what its receipts say; omitted fields get their defaults. Throws VALIDATION.
 * @param record runs in the same transaction
 */
export async function saveGivingSettings(
  { transactions }: Needs<'transactions'>,
  church: ChurchScope,
  given: GivenGivingSettings,
  record?: (work: ChurchWork) => Promise<void>,
): Promise<void> {
  const settings = validate(givingSettingsInput, given)
  await transactions.editSite(church, async (work) => {
    await upsertSettings(work, settings)
    await record?.(work)
  })
}

/** For a church that has saved no settings: nothing is claimed on its receipts. */
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

/** How a church takes gifts, as its site shows it. Without payment settings it takes none: there are no methods. */
export async function getGivingSettings(
  platform: Pick<PaymentNeeds, 'gateways'>,
  { church, inChurch }: ChurchCall,
): Promise<GivingSettings> {
  const { own, payments } = await inChurch(async (work) => ({
    own: await readGiftSettings(work),
    payments: await findPaymentSettings(work),
  }))
  const { minimo, valoresSugeridos, flagTaxas } = own
  const methods = payments ? listPayableMethods(platform, church, payments) : []
  return {
    minimo,
    valoresSugeridos,
    flagTaxas,
    moeda: payments?.currency ?? 'BRL',
    flagEnsaio: payments?.isLive === false,
    flagPixAutomatico: methods.some(({ hasAutomaticPix }) => hasAutomaticPix),
    metodos: methods.map(describeMethod),
  }
}
