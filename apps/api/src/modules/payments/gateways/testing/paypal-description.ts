import * as z from 'zod'

/**
 * Schemas of the fields that are used here, as PayPal's own descriptions (Orders 2, Payments 2, Webhooks 1) define
 * them. A request with any other field is refused.
 */
const word = (maxLength: number) => z.string().min(1).max(maxLength)
const money = z.strictObject({
  currency_code: z.string().regex(/^[A-Z]{3}$/),
  value: z
    .string()
    .max(32)
    .regex(/^((-?[0-9]+)|(-?([0-9]+)?[.][0-9]+))$/),
})
const locale = z.string().regex(/^[a-z]{2}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|[0-9]{3}))?$/)
const link = z.strictObject({ href: z.url(), rel: z.string(), method: z.enum(['GET', 'POST', 'PUT', 'PATCH']) })

const vaultRequest = z.strictObject({
  store_in_vault: z.literal('ON_SUCCESS'),
  usage_type: z.enum(['MERCHANT', 'PLATFORM']),
})
const experience = z.strictObject({
  return_url: z.url(),
  cancel_url: z.url(),
  locale,
  user_action: z.enum(['CONTINUE', 'PAY_NOW']),
  shipping_preference: z.enum(['GET_FROM_FILE', 'NO_SHIPPING', 'SET_PROVIDED_ADDRESS']),
})
const unitRequest = z.strictObject({
  reference_id: word(256),
  description: word(127),
  invoice_id: word(127),
  amount: money,
})

const captureStatus = z.enum(['COMPLETED', 'DECLINED', 'PARTIALLY_REFUNDED', 'PENDING', 'REFUNDED', 'FAILED'])
const refundAnswer = z.strictObject({
  id: z.string(),
  status: z.enum(['CANCELLED', 'FAILED', 'PENDING', 'COMPLETED']),
  amount: money,
  custom_id: z.string().regex(/^[A-Za-z0-9-_.,]*$/),
})
const captureAnswer = z.strictObject({
  id: z.string(),
  status: captureStatus,
  amount: money,
  invoice_id: z.string(),
  supplementary_data: z.strictObject({ related_ids: z.strictObject({ order_id: z.string() }) }).optional(),
})
const order = z.strictObject({
  id: z.string(),
  intent: z.enum(['CAPTURE', 'AUTHORIZE']),
  status: z.enum(['CREATED', 'SAVED', 'APPROVED', 'VOIDED', 'COMPLETED', 'PAYER_ACTION_REQUIRED']),
  payment_source: z.strictObject({
    paypal: z.strictObject({
      attributes: z
        .strictObject({
          vault: z.strictObject({ id: word(255), status: z.enum(['VAULTED', 'CREATED', 'APPROVED']) }),
        })
        .optional(),
    }),
  }),
  purchase_units: z.array(
    unitRequest.extend({
      payments: z.strictObject({ captures: z.array(captureAnswer), refunds: z.array(refundAnswer) }).optional(),
    }),
  ),
  links: z.array(link),
})

const event = z.object({ id: z.string(), event_type: z.string(), resource: z.object({}) })
const refusal = z.strictObject({
  name: z.string(),
  message: z.string(),
  details: z.array(z.strictObject({ issue: z.string(), field: z.string().optional() })),
})

/** Requests and answers by call; a call that is not named is none of PayPal's. */
export const paypalDescription = {
  'create order': {
    request: z.strictObject({
      intent: z.enum(['CAPTURE', 'AUTHORIZE']),
      purchase_units: z.array(unitRequest).min(1).max(10),
      payment_source: z.strictObject({
        paypal: z.strictObject({
          vault_id: word(255).optional(),
          experience_context: experience.optional(),
          attributes: z.strictObject({ vault: vaultRequest }).optional(),
        }),
      }),
    }),
    answer: order,
  },
  'read order': { request: z.undefined(), answer: order },
  'capture order': { request: z.strictObject({}), answer: order },
  'read capture': { request: z.undefined(), answer: captureAnswer },
  'refund capture': { request: z.strictObject({ amount: money, custom_id: word(127) }), answer: refundAnswer },
  'verify webhook': {
    request: z.strictObject({
      auth_algo: z
        .string()
        .regex(/^[a-zA-Z0-9]+$/)
        .max(100),
      cert_url: z.url().max(500),
      transmission_id: z
        .string()
        .regex(/^(?!\d+$)\w+\S+/)
        .max(50),
      transmission_sig: z
        .string()
        .regex(/^(?!\d+$)\w+\S+/)
        .max(500),
      transmission_time: z.iso.datetime().max(100),
      webhook_id: z
        .string()
        .regex(/^[a-zA-Z0-9]+$/)
        .max(50),
      webhook_event: event,
    }),
    answer: z.strictObject({ verification_status: z.enum(['SUCCESS', 'FAILURE']) }),
  },
  'list events': {
    request: z.undefined(),
    answer: z.strictObject({ events: z.array(event), count: z.int(), links: z.array(link) }),
  },
  'delete token': { request: z.undefined(), answer: z.undefined() },
} as const
export type PaypalCall = keyof typeof paypalDescription

export const paypalRefusal = refusal
