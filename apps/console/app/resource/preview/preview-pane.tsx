import { whenText } from '@narthex/client/format/dates'
import { fallbackLocale, toLocale } from '@narthex/contract/locale'
import { listPreviewPages } from '@narthex/contract/resources/preview-pages'
import { Notice } from '@narthex/ui/notice'
import { OfficeIcon } from '@narthex/ui/office/office-icon'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../components/buttons.ts'
import { useDateContext } from '../../components/use-date-context.ts'
import { useFailure } from '../../components/use-failure.ts'
import { useOfficeSession } from '../../session/office.ts'
import { PreviewFrame } from './preview-frame.tsx'
import { PreviewOptions } from './preview-options.tsx'
import { frameWidths, type PreviewView } from './preview-view.ts'
import { isIncomplete, type PreviewSubject, usePreview } from './use-preview.ts'

export interface PreviewPaneProps extends PreviewSubject {
  /** Names what is shown, for the frame. */
  readonly title: string
}

/** A page of the site with what is typed, as a reader would see it: nothing is written, and no visitor sees it. */
export function PreviewPane({ title, ...subject }: PreviewPaneProps) {
  const t = useTranslations('consolePreview')
  const failureText = useFailure()
  const dates = useDateContext()
  const { igreja } = useOfficeSession()
  const pages = listPreviewPages(subject.kind.pages)
  const [view, setView] = useState<PreviewView>({
    page: pages[0],
    reader: 'VISITANTE',
    width: 'phone',
    language: toLocale(igreja.idioma) ?? fallbackLocale,
    moment: undefined,
  })
  const preview = usePreview(subject, view)
  const { failure, isLoading, pictures } = preview
  const moment = pictures.find(({ isLoaded }) => isLoaded)?.moment
  const isOtherTime = moment !== undefined && Math.abs(Date.parse(moment) - Date.now()) > 5 * 60_000
  return (
    <div className="flex h-full min-h-0 flex-col gap-3">
      <PreviewOptions
        pages={pages}
        view={view}
        timeZone={igreja.fusoHorario}
        onChange={(change) => setView((before) => ({ ...before, ...change }))}
      />
      {failure !== undefined && (
        <Notice tone={isIncomplete(failure) ? 'info' : 'danger'}>
          {isIncomplete(failure) ? t('incomplete') : failureText(failure)}
        </Notice>
      )}
      <PreviewFrame
        pictures={pictures}
        width={frameWidths[view.width]}
        title={t('frame', { title })}
        isLoading={isLoading}
        onLoad={preview.markLoaded}
      />
      <p role="status" className="sr-only">
        {isLoading ? t('loading') : failure === undefined && t('ready')}
      </p>
      <p className="text-sm text-muted">
        {isOtherTime ? t('shows', { when: whenText(new Date(moment), dates) }) : t('note')}
      </p>
      <div className="flex flex-wrap gap-2">
        <button type="button" className={toolClass('quiet')} onClick={preview.refresh}>
          <OfficeIcon name="redo" className="size-4.5" />
          {t('refresh')}
        </button>
        <button type="button" className={toolClass('plain')} onClick={() => void openTab(preview.openAddress)}>
          {t('tab')}
        </button>
      </div>
    </div>
  )
}

/** The tab opens with the click, or the browser would block it; its address comes after. */
async function openTab(openAddress: () => Promise<string>): Promise<void> {
  const tab = window.open('about:blank')
  if (!tab) return
  tab.opener = null
  try {
    tab.location.href = await openAddress()
  } catch {
    tab.close()
  }
}
