import { useAct } from '@narthex/client/data/use-act'
import { useLoaded } from '@narthex/client/data/use-loaded'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import { moveCongregationMembers } from '@narthex/contract/churches/church-office.endpoints'
import { congregationsCalls } from '@narthex/contract/churches/congregations-office.endpoints'
import { Notice } from '@narthex/ui/notice'
import { SelectField } from '@narthex/ui/select-field'
import { Skeleton } from '@narthex/ui/skeleton'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../../components/buttons.ts'
import { useFailure } from '../../../components/use-failure.ts'
import type { RemovalProps } from '../../../resource/form/kind-editor.ts'
import { callApi } from '../../../session/api.ts'

/** Stands for no congregation among the choices. */
const none = '0'

/** Dialog content before a congregation is deleted: asks where its members move, if it has any. */
export function CongregationRemoval({ record: { id }, onRemove, onCancel }: RemovalProps) {
  const t = useTranslations('consoleCongregationFields.removal')
  const choose = useTranslations('consoleEditor')('choose')
  const failureText = useFailure()
  const all = useLoaded(
    'congregations',
    async () => (await callApi(congregationsCalls.list, { query: { limit: '200' } })).itens,
  )
  const [target, setTarget] = useState('')
  const [isAsked, setAsked] = useState(false)
  const { run, isBusy, failure } = useAct<void>(failureText)
  if (all.state === 'loading') return <Skeleton className="h-32" />
  if (all.state === 'failed') return <LoadFailed onRetry={() => void all.reload()} />
  const others = all.value.filter((congregation) => congregation.id !== id)
  const count = all.value.find((congregation) => congregation.id === id)?.membros ?? 0
  const remove = () =>
    run(async () => {
      setAsked(true)
      if (count > 0 && target === '') return
      try {
        if (count > 0) await moveMembers(id, target, count)
        onRemove()
      } catch (error) {
        // How many they are has changed, perhaps.
        await all.reload()
        throw error
      }
    })
  return (
    <>
      <p className="mb-5">{t('lead')}</p>
      {count > 0 && (
        <div className="mb-5 grid gap-4">
          <p>{t('members', { count })}</p>
          <SelectField
            label={t('target')}
            value={target}
            placeholder={choose}
            error={isAsked && target === '' ? t('unchosen') : undefined}
            options={[
              ...others.map((congregation) => ({ value: String(congregation.id), label: congregation.nome })),
              { value: none, label: t('none') },
            ]}
            onChange={({ currentTarget }) => setTarget(currentTarget.value)}
          />
        </div>
      )}
      {failure && (
        <div className="mb-5">
          <Notice tone="danger">{failure}</Notice>
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <button type="button" disabled={isBusy} className={toolClass('danger')} onClick={() => void remove()}>
          {count > 0 ? t('go') : t('plain')}
        </button>
        <button type="button" className={toolClass('quiet')} onClick={onCancel}>
          {t('cancel')}
        </button>
      </div>
    </>
  )
}

const moveMembers = (id: number, target: string, count: number) =>
  callApi(moveCongregationMembers, {
    params: { id: String(id) },
    body: { para: target === none ? null : Number(target), membros: count },
  })
