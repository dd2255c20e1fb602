import { useAct } from '@narthex/client/data/use-act'
import { CheckboxField } from '@narthex/ui/checkbox-field'
import { TextField } from '@narthex/ui/text-field'
import { type SubmitEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../components/buttons.ts'
import { useFailure } from '../../components/use-failure.ts'
import type { AnyConsoleResource } from '../console-resource.ts'
import { listCalls } from '../record-calls.ts'

interface ViewFormProps {
  readonly kind: AnyConsoleResource
  readonly query: URLSearchParams
  readonly onSaved: (name: string) => void
}

/** Names a view of a list, and keeps it for oneself or for all staff. */
export function ViewForm({ kind, query, onSaved }: ViewFormProps) {
  const t = useTranslations('consoleList.views')
  const failureText = useFailure()
  const [name, setName] = useState('')
  const [isShared, setShared] = useState(false)
  const { run, failure, isBusy } = useAct<void>(failureText)
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const nome = name.trim()
    if (!nome) return
    void run(async () => {
      const consulta = Object.fromEntries(query)
      await listCalls.addView(kind, { nome, consulta, flagCompartilhada: isShared })
      onSaved(nome)
    })
  }
  return (
    <form onSubmit={save} className="grid gap-4">
      <p className="text-sm text-muted">{t('empty')}</p>
      <TextField
        label={t('name')}
        value={name}
        maxLength={60}
        error={failure}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <CheckboxField
        label={t('share')}
        checked={isShared}
        onChange={({ currentTarget }) => setShared(currentTarget.checked)}
      />
      <button type="submit" disabled={isBusy || !name.trim()} className={toolClass('primary')}>
        {t('save')}
      </button>
    </form>
  )
}
