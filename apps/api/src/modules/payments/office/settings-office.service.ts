import type { Success } from '@narthex/contract/endpoint'
import { findPaymentMethod, methodCodes } from '@narthex/contract/payments/method-codes'
import type { setPaymentSettings as setEndpoint } from '@narthex/contract/payments/payment-settings.endpoints'
import type {
  EndedRehearsalReport,
  PaymentSettingsChange,
  PaymentSettingsForm,
} from '@narthex/contract/payments/payment-settings.schemas'
import { DomainError, invalid } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import type { ChurchScope } from '../../../platform/scope/scope.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { EndedRehearsal } from '../methods/rehearsal-end.service.ts'
import { findSettings, listMethods } from '../methods/settings.queries.ts'
import { savePaymentSettings } from '../methods/settings.service.ts'
import type { PaymentNeeds } from '../orders/payment-needs.ts'

/** How the church takes money, as it was entered; null where it takes none yet. */
export async function readSettingsForm(work: ChurchWork): Promise<PaymentSettingsForm | null> {
  const row = await findSettings(work)
  if (!row) return null
  const { igrejaId: _, chaveAviso: __, pixTipoChave, pixChave, pixNome, pixCidade, ...rest } = row
  const hasPix = pixTipoChave && pixChave && pixNome && pixCidade
  return {
    ...rest,
    pix: hasPix ? { tipoChave: pixTipoChave, chave: pixChave, nome: pixNome, cidade: pixCidade } : null,
    metodos: (await listMethods(work)).map(({ igrejaId: ___, ordem: ____, metodo, ...method }) => ({
      ...method,
      codigoMetodoPagamento: methodCodes[metodo],
    })),
  }
}

/**
 * Replaces how the church takes money. Throws VALIDATION, also for a method that its gateway does not have, and
 * CHANGED_MEANWHILE. Going live ends the rehearsal; the audit log keeps the tickets that this concerns.
 */
export async function saveSettingsForm(
  platform: PaymentNeeds,
  call: MemberCall,
  { versao: base, ...form }: PaymentSettingsChange,
): Promise<Success<typeof setEndpoint>> {
  requireOffered(platform, call.church, form)
  const ended = await savePaymentSettings(platform, call, toSettings(form), base).catch((error: unknown) => {
    if (!(error instanceof DomainError) || error.code !== 'VALIDATION') throw error
    throw invalid((error.details ?? []).map(({ path, message }) => ({ path: toWirePath(path), message })))
  })
  const saved = await call.inChurch(readSettingsForm)
  if (!saved) throw new Error('The settings are gone')
  return { configuracao: saved, ensaio: ended && toReport(ended) }
}

const toReport = ({ orders, cards, purchases }: EndedRehearsal): EndedRehearsalReport => ({
  pedidos: orders,
  cartoes: cards,
  compras: purchases.map(({ eventId, event, order, buyer, tickets }) => ({
    idEvento: eventId,
    evento: event,
    pedido: order,
    comprador: buyer,
    ingressos: tickets,
  })),
})

type EnteredSettings = Omit<PaymentSettingsChange, 'versao'>

function requireOffered(
  { gateways }: Pick<PaymentNeeds, 'gateways'>,
  church: ChurchScope,
  { moeda, metodos }: EnteredSettings,
): void {
  const problems = metodos.flatMap(({ codigoMetodoPagamento, gateway }, index) => {
    const offered = gateways.find(gateway, church)?.abilities.methods ?? []
    const method = findPaymentMethod(codigoMetodoPagamento)
    const isOffered = offered.some((able) => able.method === method && able.currencies.includes(moeda))
    return isOffered ? [] : [{ path: `body.metodos.${index}.gateway`, message: 'It does not have this method' }]
  })
  if (problems.length > 0) throw invalid(problems)
}

function toSettings({ pix, metodos, ...form }: EnteredSettings): Parameters<typeof savePaymentSettings>[2] {
  return {
    currency: form.moeda,
    isLive: form.flagProducao,
    pix: pix && { kind: pix.tipoChave, key: pix.chave, name: pix.nome, city: pix.cidade },
    cashText: form.textoDinheiro,
    transferText: form.textoTransferencia,
    cashDays: form.diasDinheiro,
    boletoDays: form.diasBoleto,
    pixMinutes: form.minutosPix,
    maxInstallments: form.maxParcelas,
    freeInstallments: form.parcelasSemJuros,
    minInstallment: form.parcelaMinima,
    monthlyBasisPoints: form.jurosMensalPontos,
    methods: metodos.map(({ codigoMetodoPagamento, gateway, ...rates }) => ({
      method: findPaymentMethod(codigoMetodoPagamento),
      gateway,
      service: { basisPoints: rates.taxaServicoPontos, fixed: rates.taxaServicoFixa },
      processing: { basisPoints: rates.taxaProcessamentoPontos, fixed: rates.taxaProcessamentoFixa },
    })),
  }
}

const wireNames: Readonly<Record<string, string>> = { methods: 'metodos', key: 'chave', name: 'nome', city: 'cidade' }

/** The path of a field as the call names it. */
const toWirePath = (path: string): string =>
  ['body', ...path.split('.').map((part) => wireNames[part] ?? part)].join('.')
