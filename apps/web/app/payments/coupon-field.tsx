import { useValidForm } from '@narthex/client/forms/use-valid-form'
import { buttonClass, textLinkClass } from '@narthex/ui/button'
import { Notice } from '@narthex/ui/notice'
import { Spinner } from '@narthex/ui/spinner'
import { TextField } from '@narthex/ui/text-field'
import * as z from 'zod/mini'

/** Codes have letters, digits, dashes; what else was pasted along is left out. */
const schema = z.object({
  cupom: z.string().check(
    z.overwrite((text) => text.replace(/[^\p{L}\d_-]/gu, '')),
    z.toUpperCase(),
    z.maxLength(30),
  ),
})

export interface CouponFieldProps {
  readonly texts: { readonly label: string; readonly apply: string; readonly remove: string; readonly refused: string }
  /** Effect of the coupon, once it is applied. */
  readonly applied: string | undefined
  /** Initial value of the field. */
  readonly initial?: string
  /** The coupon was refused later, with the price. */
  readonly isRefused?: boolean
  /** A field that may stay empty says so. */
  readonly optional?: string
  /** Takes the coupon, in capitals. What it throws is told at the field. */
  readonly onApply: (coupon: string) => Promise<void> | void
  readonly onRemove: () => void
}

/** A coupon, checked by the server with the price. */
export function CouponField(props: CouponFieldProps) {
  const { texts, applied, initial = '', isRefused = false, optional, onApply, onRemove } = props
  const refused = { field: 'cupom', text: texts.refused } as const
  const valid = useValidForm({
    schema,
    defaultValues: { cupom: initial },
    refusals: { COUPON_UNAVAILABLE: refused, VALIDATION: refused, BAD_REQUEST: refused },
    onSubmit: async ({ cupom }) => (cupom === '' ? onRemove() : onApply(cupom)),
  })
  const bound = valid.field('cupom', texts.label)
  if (applied !== undefined) {
    return (
      <Notice tone="success" className="items-center">
        <p>{applied}</p>
        <button
          type="button"
          className={textLinkClass}
          onClick={() => {
            valid.form.reset({ cupom: '' })
            onRemove()
          }}
        >
          {texts.remove}
        </button>
      </Notice>
    )
  }
  return (
    <form
      noValidate
      onSubmit={valid.submit}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3"
      aria-busy={valid.isSending}
    >
      <TextField
        {...bound}
        error={bound.error ?? valid.failure ?? (isRefused ? texts.refused : undefined)}
        optional={optional}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={30}
      />
      <button type="submit" aria-busy={valid.isSending || undefined} className={`${buttonClass('quiet')} mt-6.5`}>
        {valid.isSending && <Spinner />}
        {texts.apply}
      </button>
    </form>
  )
}
