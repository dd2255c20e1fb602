import * as z from 'zod/mini'
import { paymentMethodCodes } from '../church-codes.ts'
import { id, instant, text } from '../fields.ts'
import { version } from '../versions.ts'
import { currencies, gatewayNames, remoteGatewayNames } from './payment-states.ts'
import { pixKeyKinds } from './pix-keys.ts'

const within = (least: number, greatest: number) => z.int().check(z.gte(least), z.lte(greatest))
const fee = within(0, 100_000_000)
const basisPoints = within(0, 5000)

const fields = {
  moeda: z.enum(currencies),
  /** Real money: the rehearsal gateway refuses to run. */
  flagProducao: z.boolean(),
  /** The church's own key, for manual Pix. */
  pix: z.nullable(
    z.strictObject({ tipoChave: z.enum(pixKeyKinds), chave: text(77), nome: text(60), cidade: text(60) }),
  ),
  textoDinheiro: z.nullable(text(2000)),
  textoTransferencia: z.nullable(text(2000)),
  diasDinheiro: within(1, 60),
  diasBoleto: within(1, 60),
  minutosPix: within(5, 10_080),
  maxParcelas: within(1, 21),
  parcelasSemJuros: within(1, 21),
  parcelaMinima: fee,
  jurosMensalPontos: within(0, 1500),
  /** Methods in the order in which payers see them, each once. */
  metodos: z
    .array(
      z.strictObject({
        codigoMetodoPagamento: z.enum(paymentMethodCodes),
        gateway: z.enum(gatewayNames),
        taxaServicoPontos: z._default(basisPoints, 0),
        taxaServicoFixa: z._default(fee, 0),
        taxaProcessamentoPontos: z._default(basisPoints, 0),
        taxaProcessamentoFixa: z._default(fee, 0),
      }),
    )
    .check(z.maxLength(paymentMethodCodes.length)),
}

/** How a church takes money. Amounts in cents, rates in basis points (1 = 0.01 %). */
export const paymentSettingsSchema = z.strictObject({ ...fields, versao: version })
export type PaymentSettingsForm = z.output<typeof paymentSettingsSchema>

/** Settings with the version that they were made on; null where the church took no money yet. */
export const paymentSettingsChangeSchema = z.strictObject({ ...fields, versao: z.nullable(version) })
export type PaymentSettingsChange = z.output<typeof paymentSettingsChangeSchema>

/** Counts of what ended when the church went live. */
export const endedRehearsalSchema = z.strictObject({
  pedidos: z.int(),
  cartoes: z.int(),
  /** Purchases whose tickets are no longer valid: their holders were not told. */
  compras: z.array(
    z.strictObject({
      idEvento: id,
      evento: z.string(),
      /** The code of the order, as in the list of payments. */
      pedido: z.string(),
      /** Null where the buyer has left since. */
      comprador: z.nullable(z.string()),
      ingressos: z.int(),
    }),
  ),
})
export type EndedRehearsalReport = z.infer<typeof endedRehearsalSchema>

export const officeGatewaySchema = z.strictObject({
  gateway: z.enum(remoteGatewayNames),
  metodos: z.array(
    z.strictObject({ codigoMetodoPagamento: z.enum(paymentMethodCodes), moedas: z.array(z.enum(currencies)) }),
  ),
  flagEstornoParcial: z.boolean(),
  /** The credentials that it wants; `opcoes` where one of a few words is meant. */
  campos: z.array(z.strictObject({ nome: z.string(), opcoes: z.nullable(z.array(z.string())) })),
  /** Since when they are set; null: they are not. */
  dataCredenciais: z.nullable(instant),
  /** The address to enter at the gateway; null before the settings are saved. */
  enderecoAvisos: z.nullable(z.string()),
})
export type OfficeGateway = z.infer<typeof officeGatewaySchema>
