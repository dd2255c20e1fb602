import { asOpening, weekdayName } from '@narthex/client/format/dates'
import { useValidForm } from '@narthex/client/forms/use-valid-form'
import { filled, time } from '@narthex/contract/fields'
import { CheckboxField } from '@narthex/ui/checkbox-field'
import { Notice } from '@narthex/ui/notice'
import { SelectField } from '@narthex/ui/select-field'
import { TextField } from '@narthex/ui/text-field'
import { useLocale, useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { toolClass } from '../../../components/buttons.ts'
import { useFailure } from '../../../components/use-failure.ts'

const days = [0, 1, 2, 3, 4, 5, 6]
const schema = z.strictObject({
  nome: filled(120),
  diaSemana: z.pipe(z.string(), z.transform(Number)),
  horario: time,
  flagTransmissao: z.boolean(),
})
export type ServiceValues = z.output<typeof schema>

export interface ServiceFormProps {
  /** The first one is filled in as most churches have it. */
  readonly isFirst: boolean
  readonly onAdd: (service: ServiceValues) => Promise<void>
}

/** Adds one weekly service after another. */
export function ServiceForm({ isFirst, onAdd }: ServiceFormProps) {
  const t = useTranslations('consoleStart.services')
  const locale = useLocale()
  const empty = { nome: '', diaSemana: '0', horario: '19:00', flagTransmissao: false }
  const { field, submit, isSending, failure, form } = useValidForm({
    schema,
    defaultValues: isFirst ? { ...empty, nome: t('usualName') } : empty,
    refusalText: useFailure(),
    async onSubmit(service) {
      await onAdd(service)
      form.reset(empty)
    },
  })
  return (
    <form
      noValidate
      onSubmit={submit}
      className="grid grid-cols-1 gap-4 rounded-card p-4 shadow-[inset_0_0_0_1px_var(--line)]"
    >
      <TextField {...field('nome', t('name'))} autoComplete="off" />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          {...field('diaSemana', t('day'))}
          options={days.map((day) => ({ value: String(day), label: asOpening(weekdayName(day, locale)) }))}
        />
        <TextField {...field('horario', t('time'))} type="time" />
      </div>
      <CheckboxField {...field('flagTransmissao', t('streamed'))} />
      {failure && (
        <Notice tone="danger">
          <p>{failure}</p>
        </Notice>
      )}
      <button type="submit" aria-busy={isSending || undefined} className={`${toolClass('quiet')} w-fit max-sm:w-full`}>
        {t('add')}
      </button>
    </form>
  )
}
