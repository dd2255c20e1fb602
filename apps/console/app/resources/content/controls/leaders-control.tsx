import { TextField } from '@narthex/ui/text-field'
import { useTranslations } from 'use-intl'
import { type ItemFieldsProps, itemsControl } from '../../../resource/form/controls/items-control.tsx'

interface Leader {
  readonly nome: string
  readonly funcao: string | null
}

/** Control of a ministry's leaders and their roles. */
export const LeadersControl = itemsControl<Leader>({
  begin: { nome: '', funcao: null },
  max: 20,
  nameOf: ({ nome }) => nome,
  Fields: LeaderFields,
})

export const writeLeaders = (leaders: unknown): string =>
  (leaders as readonly Leader[]).map(({ nome, funcao }) => (funcao ? `${nome} (${funcao})` : nome)).join(', ')

function LeaderFields({ item, onChange, onBlur, label, bind }: ItemFieldsProps<Leader>) {
  const optional = useTranslations('forms')('optional')
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <TextField
        {...bind('nome')}
        label={label('nome')}
        value={item.nome}
        maxLength={120}
        onBlur={onBlur}
        onChange={({ currentTarget }) => onChange({ ...item, nome: currentTarget.value })}
      />
      <TextField
        {...bind('funcao')}
        label={label('funcao')}
        optional={optional}
        value={item.funcao ?? ''}
        maxLength={120}
        onBlur={onBlur}
        onChange={({ currentTarget }) => onChange({ ...item, funcao: currentTarget.value || null })}
      />
    </div>
  )
}
