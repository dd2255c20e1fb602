import { useLoaded } from '@narthex/client/data/use-loaded'
import { listCarers } from '@narthex/contract/care/care.endpoints'
import type { CareItem } from '@narthex/contract/care/care.schemas'
import { careLimits } from '@narthex/contract/care/care-words'
import { SelectField } from '@narthex/ui/select-field'
import { TextField } from '@narthex/ui/text-field'
import type { FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../components/buttons.ts'
import { callApi } from '../../session/api.ts'
import { Part } from '../people/person-parts.tsx'
import { KeptNotice } from './kept-notice.tsx'
import type { CareActs, PlanChange } from './use-care-acts.ts'
import { useKeptTyping } from './use-kept-typing.ts'

export interface CarePlanFormProps {
  readonly item: CareItem
  readonly acts: CareActs
}

/** A form for who takes an item, the next step, and when it is due. */
export function CarePlanForm({ item, acts }: CarePlanFormProps) {
  const t = useTranslations('consoleCare.plan')
  const forms = useTranslations('forms')
  const carers = useLoaded('carers', async () => (await callApi(listCarers, {})).itens)
  const known = carers.state === 'ready' ? carers.value : []
  const { responsavel } = item
  // What was typed stays, also where another one of the team was faster, or the page was left.
  const { typed, type, forget, isFound } = useKeptTyping<PlanChange>('cuidado', item.id, {})
  const { idResponsavel, proximoPasso, prazo } = { ...item, idResponsavel: responsavel?.id ?? null, ...typed }
  const change = (own: PlanChange) => type({ ...typed, ...own })
  // The one who has it is among the choices, also after they have left the team.
  const isMissing = responsavel !== null && !known.some(({ id }) => id === responsavel.id)
  const choices = isMissing ? [responsavel, ...known] : known
  function save(event: FormEvent) {
    event.preventDefault()
    const step = typed.proximoPasso?.trim()
    const change = { ...typed, ...(step !== undefined && { proximoPasso: step || null }) }
    acts.plan(item, change, t('saved'), forget)
  }
  return (
    <Part title={t('title')}>
      <form noValidate onSubmit={save} className="grid max-w-160 gap-4">
        {isFound && <KeptNotice onDrop={forget} />}
        <SelectField
          label={t('who')}
          placeholder={t('unassigned')}
          options={choices.map(({ id, nome }) => ({ value: String(id), label: nome }))}
          value={idResponsavel === null ? '' : String(idResponsavel)}
          onChange={({ currentTarget: { value } }) => change({ idResponsavel: value === '' ? null : Number(value) })}
          optional={forms('optional')}
        />
        <TextField
          label={t('step')}
          hint={t('stepHelp')}
          autoComplete="off"
          maxLength={careLimits.step}
          value={proximoPasso ?? ''}
          onChange={({ currentTarget: { value } }) => change({ proximoPasso: value })}
          optional={forms('optional')}
        />
        <TextField
          label={t('due')}
          hint={t('dueHelp')}
          type="date"
          value={prazo ?? ''}
          onChange={({ currentTarget: { value } }) => change({ prazo: value || null })}
          optional={forms('optional')}
        />
        <div>
          <button type="submit" aria-busy={acts.isBusy || undefined} className={toolClass('primary')}>
            {t('save')}
          </button>
        </div>
      </form>
    </Part>
  )
}
