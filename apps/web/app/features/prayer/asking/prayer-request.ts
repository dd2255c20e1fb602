import { unlessEmpty } from '@narthex/client/forms/form-schemas'
import { prayerLimits } from '@narthex/contract/prayer/prayer.schemas'
import { code } from '@narthex/contract/validation/codes'
import { phone } from '@narthex/contract/validation/phone'
import { required } from '@narthex/contract/validation/text'
import * as z from 'zod/mini'

export const audiences = ['wall', 'pastors'] as const

/** A prayer request, as the form has it. */
export const prayerRequestForm = (telefone = phone) =>
  z
    .strictObject({
      mensagem: required(prayerLimits.mensagem),
      motivo: z.nullable(z.int()),
      audience: z.enum(audiences),
      isAnonymous: z.boolean(),
      wantsCall: z.boolean(),
      wantsVisit: z.boolean(),
      telefone: unlessEmpty(telefone),
    })
    .check(
      z.refine(({ wantsCall, telefone }) => !wantsCall || telefone !== null, {
        error: code('REQUIRED'),
        path: ['telefone'],
      }),
    )
export type PrayerRequestInput = z.input<ReturnType<typeof prayerRequestForm>>
export type PrayerRequest = z.output<ReturnType<typeof prayerRequestForm>>

export const nothingAskedYet = {
  mensagem: '',
  motivo: null,
  audience: 'wall',
  isAnonymous: false,
  wantsCall: false,
  wantsVisit: false,
  telefone: '',
} satisfies PrayerRequestInput

/** Converts a request to the call's body. Only wall requests can be anonymous; only calls need a phone number. */
export function callBody({ mensagem, motivo, audience, isAnonymous, wantsCall, wantsVisit, telefone }: PrayerRequest) {
  const flag = (isOn: boolean) => (isOn ? ('true' as const) : ('false' as const))
  return {
    mensagem,
    ...(motivo !== null && { idOracaoMotivo: String(motivo) }),
    flagPublicarMural: flag(audience === 'wall'),
    flagAnonimo: flag(audience === 'wall' && isAnonymous),
    flagReceberLigacao: flag(wantsCall),
    flagReceberVisita: flag(wantsVisit),
    ...(wantsCall && telefone && { telefone }),
  }
}
