import { formatDay } from '@narthex/client/forms/form-schemas'
import { shortDateMask } from '@narthex/client/forms/masks'
import { useValidForm } from '@narthex/client/forms/use-valid-form'
import { childFieldsSchema } from '@narthex/contract/users/child.schemas'
import { formatShortDate, pastDate } from '@narthex/contract/validation/dates'
import { Dialog } from '@narthex/ui/dialog'
import { SelectField } from '@narthex/ui/select-field'
import { TextArea } from '@narthex/ui/text-area'
import { TextField } from '@narthex/ui/text-field'
import { useMemo } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { RowForm } from './row-form.tsx'
import type { ChildFields } from './row-values.ts'
import { said, textForm } from './text-form.ts'
import { useSexes } from './use-options.ts'
import { useToday } from './use-today.ts'

export interface ChildDialogProps {
  /** Key of the row being edited; undefined for a new row. */
  readonly rowKey: string | undefined
  readonly value: ChildFields | undefined
  readonly onClose: () => void
  readonly onKeep: (value: ChildFields) => void
}

/** A child, added or edited in the page; it is saved with everything else. */
export function ChildDialog({ onClose, value, ...rest }: ChildDialogProps) {
  const t = useTranslations('person.child')
  const words = useTranslations('shell')
  return (
    <Dialog isOpen onClose={onClose} title={t(value ? 'edit' : 'add')} closeLabel={words('close')}>
      <ChildForm value={value} onClose={onClose} {...rest} />
    </Dialog>
  )
}

const typed = z.strictObject({
  nome: z.string(),
  dataNascimento: z.string(),
  sexo: z.string(),
  alergias: z.string(),
  observacoes: z.string(),
})

function ChildForm({ rowKey, value, onClose, onKeep }: ChildDialogProps) {
  const t = useTranslations('person.child')
  const words = useTranslations('forms')
  const locale = useLocale()
  const today = useToday()
  const sexes = useSexes()
  const optional = words('optional')
  const draftKey = `child ${rowKey ?? 'new'}`
  const schema = useMemo(() => {
    const wire = z.extend(childFieldsSchema, { dataNascimento: pastDate(today) })
    return textForm(
      typed,
      ({ nome, dataNascimento, ...rest }) => ({
        nome,
        dataNascimento: formatDay(dataNascimento, locale),
        sexo: said(rest.sexo),
        alergias: said(rest.alergias),
        observacoes: said(rest.observacoes),
      }),
      wire,
    )
  }, [locale, today])
  const valid = useValidForm({
    schema,
    defaultValues: {
      nome: value?.nome ?? '',
      dataNascimento: value ? formatShortDate(value.dataNascimento, locale) : '',
      sexo: value?.sexo ?? '',
      alergias: value?.alergias ?? '',
      observacoes: value?.observacoes ?? '',
    },
    draft: { key: draftKey, fields: ['nome', 'dataNascimento', 'sexo', 'alergias', 'observacoes'] },
    onSubmit: async (child) => onKeep(child),
  })
  const { field } = valid
  return (
    <RowForm valid={valid} draftKey={draftKey} onClose={onClose}>
      <div className="grid gap-4">
        <TextField {...field('nome', t('nome'))} autoComplete="off" autoCapitalize="words" maxLength={150} />
        <div className="grid items-end gap-4 sm:grid-cols-2">
          <TextField
            {...field('dataNascimento', t('dataNascimento'), { mask: shortDateMask(locale) })}
            inputMode="numeric"
            autoComplete="off"
            placeholder={t('dateShape')}
          />
          <SelectField {...field('sexo', t('sexo'))} optional={optional} placeholder={t('unsaid')} options={sexes} />
        </div>
        <TextArea
          {...field('alergias', t('alergias'))}
          optional={optional}
          hint={t('alergiasHint')}
          rows={2}
          maxLength={500}
        />
        <TextArea {...field('observacoes', t('observacoes'))} optional={optional} rows={2} maxLength={1000} />
        <p className="text-sm text-muted">{t('privacy')}</p>
      </div>
    </RowForm>
  )
}
