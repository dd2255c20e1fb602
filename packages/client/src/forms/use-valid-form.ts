import { ApiError } from '@narthex/contract/client'
import { type ValidationCode, validationCodes } from '@narthex/contract/validation/codes'
import { type ChangeEvent, type SubmitEvent, useState } from 'react'
import {
  type DefaultValues,
  type FieldError,
  type FieldValues,
  get,
  type Path,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type * as z from 'zod/mini'
import { createActRunner, reportBug } from '../data/act.ts'
import { dropDraft } from '../outbox/draft.ts'
import { keepMask } from './keep-mask.ts'
import type { Mask } from './mask.ts'
import { createResolver } from './resolver.ts'
import { useCalmBlur } from './use-calm-blur.ts'
import { type Draft, useDraft } from './use-draft.ts'
import { useFailureText } from './use-failure-text.ts'

/** Specification §9. */
const validationDebounceMs = 5

/** The meaning of an API error code in a form: a message, a message at a field, or a function to run. */
export type Refusal<Input extends FieldValues> =
  | string
  | { readonly field: Path<Input>; readonly text: string }
  | (() => void)

export interface ValidFormOptions<Input extends FieldValues, Output> {
  /** The contract's, or one made of its parts (`form-schemas.ts`). */
  readonly schema: z.core.$ZodType<Output, Input>
  /** Only where a form is drawn in the browser alone: in a served page they would overwrite what was typed before. */
  readonly defaultValues?: DefaultValues<Input>
  readonly draft?: Draft<Input>
  readonly refusals?: Readonly<Record<string, Refusal<Input>>>
  /** Says of every other refusal what it means; without it, what any form would say. */
  readonly refusalText?: ((error: unknown) => string) | undefined
  /** Sends what was typed. What it throws is told in the form, with everything kept. */
  readonly onSubmit: (values: Output) => Promise<void>
}

/** The props of a form field in `@narthex/ui`. */
export interface BoundField<Name extends string = string> {
  readonly name: Name
  readonly label: string
  readonly error: string | undefined
  readonly ref: (element: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | null) => void
  // biome-ignore lint/suspicious/noExplicitAny: inputs, areas and lists alike
  readonly onChange: (event: ChangeEvent<any>) => void
  // biome-ignore lint/suspicious/noExplicitAny: inputs, areas and lists alike
  readonly onBlur: (event: any) => void
}

export interface ValidForm<Input extends FieldValues, Output> {
  /** Binds a field of the kit to the form. `deps`: fields whose rules look at this one. */
  field<Name extends Path<Input>>(
    name: Name,
    label: string,
    options?: { readonly mask?: Mask | undefined; readonly deps?: Path<Input>[] },
  ): BoundField<Name>
  /** Returns the error of a field that is not bound by `field`, such as a part of a larger control. */
  readonly findComplaint: (name: string, label: string) => string | undefined
  /** For `<form noValidate>`. A second sending while one is on its way is ignored. */
  readonly submit: (event?: SubmitEvent<HTMLFormElement>) => void
  readonly isSending: boolean
  /** Error of the form as a whole; a `Notice` above the button shows it. */
  readonly failure: string | undefined
  /** Everything else that react-hook-form can do. */
  readonly form: UseFormReturn<Input, unknown, Output>
}

/**
 * A form over a schema: checked at the first leaving of each field and at every change from then on; complaints come
 * as codes and are told in the reader's language, the API's at their fields too; the first one takes the focus. What
 * was typed outlives a failed save, and with `draft` a reload.
 */
export function useValidForm<Input extends FieldValues, Output>({
  schema,
  defaultValues,
  draft,
  refusals = {},
  refusalText,
  onSubmit,
}: ValidFormOptions<Input, Output>): ValidForm<Input, Output> {
  const calmly = useCalmBlur()
  const form = useForm<Input, unknown, Output>({
    resolver: createResolver(schema),
    mode: 'onTouched',
    delayError: validationDebounceMs,
    ...(defaultValues && { defaultValues }),
  })
  const { isSubmitting } = form.formState
  const { complaintAt, failure, tell, clear } = useComplaints(form, { refusals, refusalText })
  const [once] = useState(() => createActRunner<void>(() => {}))
  useDraft(form, draft)

  const send = form.handleSubmit(async (values) => {
    try {
      await onSubmit(values)
      if (draft && !draft.isKeptWhenSent) dropDraft(draft.key, draft.life)
    } catch (error) {
      tell(error)
    }
  })

  return {
    field(name, label, { mask, deps = [] } = {}) {
      const { onChange, onBlur, ref } = form.register(name)
      return {
        name,
        label,
        ref,
        onBlur: (event) => calmly(() => void onBlur(event)),
        error: complaintAt(name, label),
        onChange(event) {
          if (mask) keepMask(mask, String(form.getValues(name) ?? ''), event)
          void onChange(event)
          // Not before they were filled in: they would be wrong only for being empty.
          for (const other of deps) if (form.getFieldState(other).isTouched) void form.trigger(other)
        },
      }
    },
    findComplaint: complaintAt,
    submit(event) {
      event?.preventDefault()
      void once(async () => {
        clear()
        await send(event)
      })
    },
    isSending: isSubmitting,
    failure,
    form,
  }
}

/** Collects the errors of a form: those of its fields and that of the whole. */
function useComplaints<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  { refusals, refusalText }: Required<Pick<ValidFormOptions<Input, Output>, 'refusals' | 'refusalText'>>,
) {
  const t = useTranslations('validation')
  const failureText = useFailureText()
  const [failure, setFailure] = useState<string>()
  const { errors } = form.formState

  function complaintAt(name: string, label: string): string | undefined {
    const error: FieldError | undefined = get(errors, name)
    if (!error) return undefined
    if (error.type === 'told') return error.message
    return isCode(error.message) ? t(error.message) : t('generic', { field: label })
  }
  function tell(error: unknown): void {
    reportBug(error)
    const refusal = error instanceof ApiError ? refusals[error.code] : undefined
    if (typeof refusal === 'function') refusal()
    else if (typeof refusal === 'string') setFailure(refusal)
    else if (refusal) form.setError(refusal.field, { type: 'told', message: refusal.text }, { shouldFocus: true })
    else if (!(error instanceof ApiError) || !tellAtFields(error)) setFailure((refusalText ?? failureText)(error))
  }
  /** Whether the API's complaints were about fields of this form. */
  function tellAtFields({ code, body }: ApiError): boolean {
    const complaints = code === 'VALIDATION' ? (body?.details ?? []) : []
    const known = complaints
      .map(({ path, message }) => ({ name: path.replace(/^\w+\./, '') as Path<Input>, message }))
      .filter(({ name }) => get(form.control._fields, name))
    for (const [at, { name, message }] of known.entries()) {
      form.setError(name, { type: 'server', message }, { shouldFocus: at === 0 })
    }
    return known.length > 0
  }
  return { complaintAt, failure, tell, clear: () => setFailure(undefined) }
}

function isCode(message: string | undefined): message is ValidationCode {
  return validationCodes.some((known) => known === message)
}
