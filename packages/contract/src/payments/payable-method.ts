import * as z from 'zod/mini'
import { paymentMethodCodes } from '../church-codes.ts'
import { id } from '../fields.ts'
import { payerFields } from './payer-fields.ts'
import { amount, cents } from './payment.schemas.ts'

const feeRateSchema = z.strictObject({ pontos: z.int(), fixa: cents })

/** A way to pay that a church offers. Its fees: basis points (1 = 0.01 %) and cents. */
export const payableMethodSchema = z.strictObject({
  codigoMetodoPagamento: z.enum(paymentMethodCodes),
  idGatewayPagamento: z.nullable(id),
  servico: feeRateSchema,
  processamento: feeRateSchema,
  /** The greatest payment (specification §5: R$ 4.999,99 by PicPay). */
  maximo: z.nullable(amount),
  /** Only for payers with a Brazilian address. */
  flagSomenteBrasil: z.boolean(),
  /** Fields that the payer's data must have. */
  dadosNecessarios: z.array(z.enum(payerFields)),
})
export type PayableMethod = z.infer<typeof payableMethodSchema>
