import { useLoaded } from '@narthex/client/data/use-loaded'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import { type KnownField, listKnownFields } from '@narthex/contract/people/person-answers.endpoints'
import {
  type AnswerCondition,
  type AnswerFilter,
  readAnswerFilters,
  writeAnswerFilters,
} from '@narthex/contract/users/custom-field-filter'
import { Dialog } from '@narthex/ui/dialog'
import { SelectField } from '@narthex/ui/select-field'
import { Skeleton } from '@narthex/ui/skeleton'
import { TextField } from '@narthex/ui/text-field'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../components/buttons.ts'
import type { FilterControlProps } from '../../resource/console-resource.ts'
import { callApi } from '../../session/api.ts'

/** Custom fields whose answers stand in lists: those that all readers of people see. */
export async function findListedFields(): Promise<KnownField[]> {
  const { itens } = await callApi(listKnownFields, {})
  return itens.filter(({ visao }) => visao === 'PESSOAS')
}

/** Most conditions that a list is filtered by at once. */
const maxConditions = 5

/** Filters people by their answers to the church's own questions. */
export function AnswerFilterControl({ value, onChange, className }: FilterControlProps) {
  const t = useTranslations('consoleAnswerFilter')
  const frame = useTranslations('consoleFrame')
  const [isOpen, setOpen] = useState(false)
  const filters = readAnswerFilters(value) ?? []
  return (
    <>
      <button type="button" aria-haspopup="dialog" className={className} onClick={() => setOpen(true)}>
        {t('open', { count: filters.length })}
      </button>
      {isOpen && (
        <Dialog isOpen onClose={() => setOpen(false)} title={t('title')} closeLabel={frame('close')}>
          <Conditions
            filters={filters}
            onApply={(chosen) => {
              onChange(writeAnswerFilters(chosen))
              setOpen(false)
            }}
          />
        </Dialog>
      )}
    </>
  )
}

interface ConditionsProps {
  readonly filters: readonly AnswerFilter[]
  readonly onApply: (filters: readonly AnswerFilter[]) => void
}

function Conditions({ filters, onApply }: ConditionsProps) {
  const t = useTranslations('consoleAnswerFilter')
  const [chosen, setChosen] = useState(filters)
  const loaded = useLoaded('fields of lists', findListedFields)
  if (loaded.state === 'loading') return <Skeleton className="h-32" />
  if (loaded.state === 'failed') return <LoadFailed onRetry={() => void loaded.reload()} />
  const findValue = (idCampo: number, condition: AnswerCondition) =>
    chosen.find((filter) => filter.idCampo === idCampo && filter.condicao === condition)?.valor
  const set = (idCampo: number, replaced: readonly AnswerCondition[], next?: AnswerFilter) =>
    setChosen([
      ...chosen.filter((filter) => filter.idCampo !== idCampo || !replaced.includes(filter.condicao)),
      ...(next ? [next] : []),
    ])
  const isFull = chosen.length > maxConditions
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isFull) onApply(chosen)
      }}
    >
      {loaded.value.length === 0 && <p className="text-muted">{t('none')}</p>}
      {loaded.value.map((field) => (
        <FieldConditions key={field.id} field={field} findValue={findValue} onSet={set} />
      ))}
      {isFull && (
        <p role="alert" className="text-danger-text">
          {t('tooMany', { max: String(maxConditions) })}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <button type="button" className={toolClass('plain')} onClick={() => onApply([])}>
          {t('clear')}
        </button>
        <button type="submit" className={toolClass('primary')}>
          {t('apply')}
        </button>
      </div>
    </form>
  )
}

interface FieldConditionsProps {
  readonly field: KnownField
  readonly findValue: (idCampo: number, condition: AnswerCondition) => string | undefined
  readonly onSet: (idCampo: number, replaced: readonly AnswerCondition[], next?: AnswerFilter) => void
}

const asValue = 'igual:'

/** The condition on the answers to a field: one value, any, none, or a range. */
function FieldConditions({ field: { id, titulo, tipo, opcoes }, findValue, onSet }: FieldConditionsProps) {
  const t = useTranslations('consoleAnswerFilter')
  const answers = useTranslations('consolePersonAnswers')
  const values =
    tipo === 'SIM_NAO'
      ? [
          { value: `${asValue}true`, label: answers('yes') },
          { value: `${asValue}false`, label: answers('no') },
        ]
      : opcoes.map((option) => ({ value: asValue + option, label: option }))
  const equal = findValue(id, 'igual')
  const held = (['tem', 'sem'] as const).find((condition) => findValue(id, condition) !== undefined)
  const isRange = tipo === 'NUMERO' || tipo === 'DATA'
  const rangeField = (condicao: 'de' | 'ate') => (
    <TextField
      label={t(condicao)}
      optional={answers('optional')}
      name={`${condicao}-${id}`}
      {...(tipo === 'DATA' ? { type: 'date' } : { inputMode: 'numeric', maxLength: 15 })}
      value={findValue(id, condicao) ?? ''}
      onChange={({ currentTarget: { value: valor } }) =>
        onSet(id, [condicao], valor === '' ? undefined : { idCampo: id, condicao, valor })
      }
    />
  )
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="sr-only">{titulo}</legend>
      <SelectField
        label={titulo}
        name={`condition-${id}`}
        options={[
          { value: '', label: t('all') },
          ...values,
          { value: 'tem', label: t('tem') },
          { value: 'sem', label: t('sem') },
        ]}
        value={equal === undefined ? (held ?? '') : asValue + equal}
        onChange={({ currentTarget: { value } }) => {
          const replaced = ['igual', 'tem', 'sem'] as const
          if (value === '') onSet(id, replaced)
          else if (value.startsWith(asValue))
            onSet(id, replaced, { idCampo: id, condicao: 'igual', valor: value.slice(asValue.length) })
          else onSet(id, replaced, { idCampo: id, condicao: value as 'tem' | 'sem', valor: '' })
        }}
      />
      {isRange && (
        <div className="grid grid-cols-2 gap-2">
          {rangeField('de')}
          {rangeField('ate')}
        </div>
      )}
    </fieldset>
  )
}
