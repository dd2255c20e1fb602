import { randomBytes } from 'node:crypto'
import { methodCodes } from '@narthex/contract/payments/method-codes'
import {
  type Currency,
  findGatewayNumber,
  type GatewayName,
  type PaymentMethod,
} from '@narthex/contract/payments/payment-states'
import { normalizePixKey } from '@narthex/contract/payments/pix-keys'
import type * as z from 'zod/mini'
import { DomainError } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import { validate } from '../../../platform/http/validate.ts'
import type { ChurchScope } from '../../../platform/scope/scope.ts'
import { seal, unseal } from '../../../platform/seal.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { edit } from '../../../platform/work/edit.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { replacePaymentMethods } from '../../churches/churches.editing.service.ts'
import { methodUnavailable } from '../orders/payments.errors.ts'
import type { PaymentSignals } from '../orders/payments.signals.ts'
import type { FeeRates } from './fees.rules.ts'
import type { InstallmentTerms } from './installments.rules.ts'
import { type EndedRehearsal, endRehearsal } from './rehearsal-end.service.ts'
import { credentialsInput, paymentSettingsInput } from './settings.inputs.ts'
import {
  findCredentials,
  findSettingsWithMethods,
  holdRehearsal,
  lockSettings,
  type MethodRow,
  replaceMethods,
  upsertCredentials,
  upsertSettings,
} from './settings.queries.ts'
import { credentialsRecord, paymentSettingsRecord } from './settings.records.ts'

export interface MethodSettings {
  readonly method: PaymentMethod
  readonly gateway: GatewayName
  readonly rates: FeeRates
}

export interface PaymentSettings {
  readonly currency: Currency
  /** Takes real money: the rehearsal gateway refuses to run. */
  readonly isLive: boolean
  /** The last part of the address of webhooks. */
  readonly webhookToken: string
  /** Where payments outside every gateway go: the words and the Pix account that payers are shown. */
  readonly offline: OfflineAccount
  readonly cashDays: number
  readonly boletoDays: number
  readonly pixMinutes: number
  readonly installments: InstallmentTerms
  readonly methods: readonly MethodSettings[]
}

export interface OfflineAccount {
  readonly pix: { readonly key: string; readonly name: string; readonly city: string } | null
  readonly cashText: string | null
  readonly transferText: string | null
}

/** The modules that end what they have of a rehearsal. */
interface RehearsalListeners {
  readonly signals: Pick<PaymentSignals, 'rehearsalEnded'>
}

/**
 * Replaces how the church takes money, and with it the list of methods on its site. A church that goes live by it ends
 * its rehearsal, in the same transaction: what ended is the answer, null otherwise.
 * @param base the version that the change was made on, null for none; CHANGED_MEANWHILE for another one
 */
export async function savePaymentSettings(
  platform: RehearsalListeners,
  call: MemberCall,
  given: z.input<typeof paymentSettingsInput>,
  base?: number | null,
): Promise<EndedRehearsal | null> {
  const settings = validate(paymentSettingsInput, given)
  const { pix, methods, currency: moeda, isLive } = settings
  const plan = {
    act: 'PAYMENT_SETTINGS_SET',
    subject: { moeda, flagProducao: String(isLive), metodos: methods.length },
    isPublic: true,
    records: [paymentSettingsRecord()],
  } as const
  return edit(call, plan, async ({ work, about }) => {
    const before = await lockSettings(work)
    const settingsRow = {
      moeda,
      flagProducao: isLive,
      chaveAviso: makeWebhookToken(),
      pixTipoChave: pix?.kind ?? null,
      pixChave: pix ? (normalizePixKey(pix.kind, pix.key) ?? null) : null,
      pixNome: pix?.name ?? null,
      pixCidade: pix?.city ?? null,
      textoDinheiro: settings.cashText,
      textoTransferencia: settings.transferText,
      diasDinheiro: settings.cashDays,
      diasBoleto: settings.boletoDays,
      minutosPix: settings.pixMinutes,
      maxParcelas: settings.maxInstallments,
      parcelasSemJuros: settings.freeInstallments,
      parcelaMinima: settings.minInstallment,
      jurosMensalPontos: settings.monthlyBasisPoints,
    }
    if (!(await upsertSettings(work, settingsRow, base))) throw new DomainError('CHANGED_MEANWHILE')
    await replaceMethods(
      work,
      methods.map(({ method, gateway, service, processing }, ordem) => ({
        metodo: method,
        gateway,
        ordem,
        taxaServicoPontos: service.basisPoints,
        taxaServicoFixa: service.fixed,
        taxaProcessamentoPontos: processing.basisPoints,
        taxaProcessamentoFixa: processing.fixed,
      })),
    )
    await replacePaymentMethods(
      work,
      methods.map(({ method, gateway }) => ({
        codigoMetodoPagamento: methodCodes[method],
        idGatewayPagamento: findGatewayNumber(gateway),
      })),
    )
    const goesLive = before?.flagProducao === false && settings.isLive
    const ended = goesLive ? await endRehearsal(platform, work) : null
    if (ended) about(describeEnd(ended))
    return ended
  })
}

/** Details for the audit log: the purchases by the codes of their orders, as many as it takes. */
const describeEnd = ({ orders, cards, purchases }: EndedRehearsal) => ({
  ensaioPedidos: orders,
  ensaioCartoes: cards,
  ensaioCompras: purchases.length,
  ...(purchases.length > 0 && { ensaioIngressos: purchases.map(({ order }) => order).join(' ') }),
})

/** Ends what is left of the rehearsals of a church that is live. Idempotent. */
export async function endFormerRehearsal(platform: RehearsalListeners, call: ChurchCall): Promise<void> {
  await call.editSite(async (work) => {
    if ((await lockSettings(work))?.flagProducao) await endRehearsal(platform, work)
  })
}

/**
 * Guards a transaction that writes down what is charged at a gateway: nothing is written for a rehearsal that has
 * ended, or ends at the same moment. Throws EVT_REG_010, unless another error is given.
 */
export async function requireGatewayOpen(
  work: ChurchWork,
  gateway: GatewayName | null,
  refuse: () => Error = methodUnavailable,
): Promise<void> {
  if (gateway === 'rehearsal' && !(await holdRehearsal(work))) throw refuse()
}

/** Undefined for a church that takes no money here yet. */
export async function findPaymentSettings(work: ChurchWork): Promise<PaymentSettings | undefined> {
  const row = await findSettingsWithMethods(work)
  if (!row) return undefined
  const { pixChave: key, pixNome: name, pixCidade: city } = row
  return {
    currency: row.moeda,
    isLive: row.flagProducao,
    webhookToken: row.chaveAviso,
    offline: {
      pix: key && name && city ? { key, name, city } : null,
      cashText: row.textoDinheiro,
      transferText: row.textoTransferencia,
    },
    cashDays: row.diasDinheiro,
    boletoDays: row.diasBoleto,
    pixMinutes: row.minutosPix,
    installments: {
      maxCount: row.maxParcelas,
      freeCount: row.parcelasSemJuros,
      minimum: row.parcelaMinima,
      monthlyBasisPoints: row.jurosMensalPontos,
    },
    methods: row.methods.map(toMethodSettings),
  }
}

const toMethodSettings = (row: Omit<MethodRow, 'igrejaId' | 'ordem'>): MethodSettings => ({
  method: row.metodo,
  gateway: row.gateway,
  rates: {
    service: { basisPoints: row.taxaServicoPontos, fixed: row.taxaServicoFixa },
    processing: { basisPoints: row.taxaProcessamentoPontos, fixed: row.taxaProcessamentoFixa },
  },
})

/** Unguessable: who knows it can have our gateways asked about payments. */
export const makeWebhookToken = (): string => randomBytes(24).toString('base64url')

/** Stores a church's credentials at a gateway, sealed. No call gives them out again. */
export async function saveGatewayCredentials(
  call: MemberCall,
  gateway: GatewayName,
  given: Readonly<Record<string, string>>,
): Promise<void> {
  const credentials = validate(credentialsInput, given)
  const context = toSealContext(call.church, gateway)
  const sealed = seal(call.keys('payment credentials'), context, JSON.stringify(credentials))
  const plan = { subject: { gateway }, isPublic: false, records: [credentialsRecord(gateway)] }
  await edit(call, { act: 'GATEWAY_CREDENTIALS_SET', ...plan }, ({ work }) => upsertCredentials(work, gateway, sealed))
}

/** Reads credentials, for calls to the gateway alone. Undefined where the church has none. */
export async function readGatewayCredentials(work: ChurchWork, gateway: GatewayName): Promise<unknown> {
  const sealed = await findCredentials(work, gateway)
  if (sealed === undefined) return undefined
  return JSON.parse(unseal(work.keys('payment credentials'), toSealContext(work.church, gateway), sealed))
}

const toSealContext = (church: ChurchScope, gateway: GatewayName) => `${church.uuid}/${gateway}`
