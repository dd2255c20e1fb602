import { buttonClass } from '@narthex/ui/button'
import { cardClass } from '@narthex/ui/card'
import { Spinner } from '@narthex/ui/spinner'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { downloadOwnData, type Leaver } from './leaving-calls.ts'

type Progress = 'exporting' | 'exported' | 'exportFailed'

/** A copy of everything that the church holds of the person, as a file. */
export function ExportCard({ leaver }: { leaver: Leaver }) {
  const t = useTranslations('leaving')
  const [progress, setProgress] = useState<Progress>()
  const isBusy = progress === 'exporting'
  const download = async () => {
    if (isBusy) return
    setProgress('exporting')
    setProgress(
      await downloadOwnData(leaver).then(
        () => 'exported' as const,
        () => 'exportFailed' as const,
      ),
    )
  }
  return (
    <section className={`${cardClass} flex flex-wrap items-center gap-x-6 gap-y-4 p-5`}>
      <div className="min-w-0 grow basis-64">
        <h2 className="text-lg">{t('exportTitle')}</h2>
        <p className="mt-1 text-muted">{t('exportLead')}</p>
        <p role="status" className="mt-1 text-sm font-semibold empty:hidden">
          {progress && t(progress)}
        </p>
      </div>
      <button
        type="button"
        onClick={download}
        aria-busy={isBusy || undefined}
        className={`${buttonClass('quiet')} max-sm:w-full`}
      >
        {isBusy && <Spinner />}
        {t('export')}
      </button>
    </section>
  )
}
