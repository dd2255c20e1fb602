import { showMessage } from '@narthex/client/calls/status-store'
import type { Loaded } from '@narthex/client/data/loaded'
import { useAct } from '@narthex/client/data/use-act'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import { removeTranslation, type UploadedTranslation } from '@narthex/contract/bible/bible-upload.endpoints'
import { Dialog } from '@narthex/ui/dialog'
import { Notice } from '@narthex/ui/notice'
import { Skeleton } from '@narthex/ui/skeleton'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { toolClass } from '../../../components/buttons.ts'
import { useFailure } from '../../../components/use-failure.ts'
import { callApi } from '../../../session/api.ts'
import { languageName, type OfferedTranslation } from '../offered-translations.ts'
import { UploadForm } from './upload-form.tsx'
import { UploadReport } from './upload-report.tsx'

/** Translations that the church uploaded for itself: what there is, another one, and their removal. */
export function OwnTranslations({ offered }: { offered: Loaded<readonly OfferedTranslation[]> }) {
  const t = useTranslations('consoleBible.house')
  const frame = useTranslations('consoleFrame')
  const [isOpen, setOpen] = useState(false)
  const [report, setReport] = useState<UploadedTranslation>()
  const [leaving, setLeaving] = useState<OfferedTranslation>()
  const reload = () => void offered.reload()
  const own = offered.state === 'ready' ? offered.value.filter(({ propria }) => propria) : []
  return (
    <section aria-labelledby="own-translations">
      <h2 id="own-translations" className="text-lg font-semibold">
        {t('title')}
      </h2>
      <p className="mt-1 text-muted">{t('lead')}</p>
      {offered.state === 'loading' && <Skeleton className="mt-3 h-16" />}
      {offered.state === 'failed' && <LoadFailed onRetry={reload} />}
      {own.length > 0 && (
        <ul className="mt-3 divide-y divide-line border-y border-line">
          {own.map((translation) => (
            <OwnRow key={translation.codigo} translation={translation} onRemove={() => setLeaving(translation)} />
          ))}
        </ul>
      )}
      {report && <UploadReport report={report} />}
      <button type="button" onClick={() => setOpen(true)} className={`${toolClass('quiet')} mt-4`}>
        {t('add')}
      </button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={t('add')} closeLabel={frame('close')}>
        <UploadForm
          onDone={(done) => {
            setReport(done)
            setOpen(false)
            reload()
          }}
        />
      </Dialog>
      <Dialog
        isOpen={leaving !== undefined}
        onClose={() => setLeaving(undefined)}
        title={leaving ? t('removeTitle', { name: leaving.nome }) : ''}
        closeLabel={frame('close')}
      >
        {leaving && (
          <Removal
            translation={leaving}
            onDone={() => {
              setLeaving(undefined)
              setReport(undefined)
              reload()
            }}
            onCancel={() => setLeaving(undefined)}
          />
        )}
      </Dialog>
    </section>
  )
}

function OwnRow({ translation, onRemove }: { translation: OfferedTranslation; onRemove: () => void }) {
  const t = useTranslations('consoleBible.house')
  const locale = useLocale()
  const { nome, sigla, idioma, versiculos, licenca } = translation
  return (
    <li className="flex items-center gap-3 py-2.5">
      <div className="min-w-0 grow">
        <p className="font-medium wrap-anywhere">
          {nome} ({sigla})
        </p>
        <p className="text-sm text-muted wrap-anywhere">
          {[languageName(idioma, locale), t('verses', { count: versiculos }), licenca].join(' · ')}
        </p>
      </div>
      <button
        type="button"
        onClick={onRemove}
        aria-label={t('removeTitle', { name: nome })}
        className={toolClass('plain')}
      >
        {t('remove')}
      </button>
    </li>
  )
}

interface RemovalProps {
  readonly translation: OfferedTranslation
  readonly onDone: () => void
  readonly onCancel: () => void
}

function Removal({ translation: { codigo, nome }, onDone, onCancel }: RemovalProps) {
  const t = useTranslations('consoleBible.house')
  const removing = useAct(useFailure())
  const remove = () =>
    void removing.run(async () => {
      await callApi(removeTranslation, { params: { codigo } })
      showMessage('GLOBAL', { tone: 'success', text: t('removed', { name: nome }) })
      onDone()
    })
  return (
    <>
      <p>{t('removeLead')}</p>
      {removing.failure && (
        <div className="mt-3">
          <Notice tone="danger">
            <p>{removing.failure}</p>
          </Notice>
        </div>
      )}
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <button type="button" onClick={onCancel} className={toolClass('quiet')}>
          {t('keep')}
        </button>
        <button
          type="button"
          onClick={remove}
          aria-disabled={removing.isBusy || undefined}
          className={toolClass('danger')}
        >
          {t('remove')}
        </button>
      </div>
    </>
  )
}
