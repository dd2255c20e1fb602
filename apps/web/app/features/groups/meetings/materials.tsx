import { useAct } from '@narthex/client/data/use-act'
import { useMemberCopy } from '@narthex/client/data/use-member-copy'
import { LazyPart, lazyPart } from '@narthex/client/parts/lazy-part'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import { listMaterials, removeMaterial, saveMaterial } from '@narthex/contract/groups/material.endpoints'
import type { Material } from '@narthex/contract/groups/material.schemas'
import { buttonClass, iconButtonClass } from '@narthex/ui/button'
import { cardClass } from '@narthex/ui/card'
import { MemberIcon } from '@narthex/ui/member-icon'
import { Skeleton } from '@narthex/ui/skeleton'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { SmartLink } from '../../../components/smart-link.tsx'
import { callApi } from '../../../session/api.ts'
import type { GivenMaterial } from './material-dialog.tsx'

/** Dialog loaded on demand, since it needs the form library. */
const MaterialDialog = lazyPart(async () => (await import('./material-dialog.tsx')).MaterialDialog)

export interface MaterialsProps {
  readonly memberId: number
  readonly celulaId: number
  readonly canChange: boolean
}

/** Materials that the group reads and uses; leaders add to them. */
export function Materials({ memberId, celulaId, canChange }: MaterialsProps) {
  const t = useTranslations('meetings.materials')
  const titleId = useId()
  const params = { id: String(celulaId) }
  const loaded = useMemberCopy(memberId, `materials ${celulaId}`, () => callApi(listMaterials, { params }))
  const [isAdding, setAdding] = useState(false)
  const [leaving, setLeaving] = useState<Material>()
  const { outcome, run } = useAct()
  // What could not be had is no reason to say anything: the page is about the meetings.
  if (loaded.state === 'failed') return null
  const materials = loaded.state === 'ready' ? (loaded.value.value ?? []) : undefined

  const add = async (id: string, body: GivenMaterial) => {
    await callApi(saveMaterial, { params: { ...params, materialId: id }, body })
    setAdding(false)
    await loaded.reload()
  }
  const remove = async () => {
    await run(async () => {
      await callApi(removeMaterial, { params: { ...params, materialId: leaving?.id ?? '' } })
      setLeaving(undefined)
      await loaded.reload()
    })
  }
  return (
    <section aria-labelledby={titleId} className="min-w-0">
      <h2 id={titleId} className="text-xl">
        {t('title')}
      </h2>
      <p className="mt-1 text-sm text-muted">{t('lead')}</p>
      {!materials && <Skeleton className="mt-4 h-24 w-full rounded-card" />}
      {materials?.length === 0 && <p className="mt-4 rounded-card bg-sunken px-4 py-5 text-muted">{t('empty')}</p>}
      {materials && materials.length > 0 && (
        <ul className={`${cardClass} mt-4 overflow-hidden`}>
          {materials.map((material) => (
            <MaterialRow key={material.id} material={material} onRemove={canChange ? setLeaving : undefined} />
          ))}
        </ul>
      )}
      {canChange && (
        <button type="button" onClick={() => setAdding(true)} className={`${buttonClass('quiet')} mt-4 max-sm:w-full`}>
          <MemberIcon name="plus" className="size-5 text-brand-text" />
          {t('add')}
        </button>
      )}
      {isAdding && (
        <LazyPart failed={<LoadFailed />}>
          <MaterialDialog onClose={() => setAdding(false)} onAdd={add} />
        </LazyPart>
      )}
      <ConfirmDialog
        isOpen={leaving !== undefined}
        title={t('removeTitle')}
        confirmLabel={t('removeConfirm')}
        cancelLabel={t('keep')}
        refusal={outcome.state === 'failed' && t('failed')}
        onClose={() => setLeaving(undefined)}
        onConfirm={remove}
      >
        <p>{t('removeLead', { name: leaving?.titulo ?? '' })}</p>
      </ConfirmDialog>
    </section>
  )
}

interface MaterialRowProps {
  readonly material: Material
  readonly onRemove: ((material: Material) => void) | undefined
}

function MaterialRow({ material, onRemove }: MaterialRowProps) {
  const t = useTranslations('meetings.materials')
  return (
    <li className="flex items-center gap-1 border-b border-line pe-1.5 last:border-b-0">
      <SmartLink
        address={material.url}
        className="flex min-h-14 min-w-0 grow items-center gap-3 px-4 py-2 font-medium hover:bg-sunken/60"
      >
        <MemberIcon name={iconOf(material)} className="size-5 text-brand-text" />
        <span className="min-w-0 wrap-anywhere">{material.titulo}</span>
      </SmartLink>
      {onRemove && (
        <button
          type="button"
          onClick={() => onRemove(material)}
          className={`${iconButtonClass} text-muted hover:bg-sunken hover:text-ink`}
        >
          <MemberIcon name="trash" className="size-5" />
          <span className="sr-only">{t('remove', { name: material.titulo })}</span>
        </button>
      )}
    </li>
  )
}

/** Icon by the link's target: a study, another page of the church, or another site. */
function iconOf({ url }: Material) {
  if (url.startsWith('/studies')) return 'book'
  return url.startsWith('/') ? 'note' : 'link'
}
