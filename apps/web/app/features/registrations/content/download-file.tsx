import { saveDownload } from '@narthex/client/device/save-file'
import { NoResponseError } from '@narthex/contract/client'
import { buttonClass } from '@narthex/ui/button'
import { Spinner } from '@narthex/ui/spinner'
import { ToolIcon } from '@narthex/ui/tool-icon'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ContentPlace } from './content-page.tsx'
import { loadContentFile } from './use-ticket-content.ts'

type State = 'busy' | 'downloaded' | 'downloadFailed' | 'downloadOffline'

/** Puts the file of an item among the reader's downloads: it has no address that could be passed on. */
export function DownloadFile({ memberId, place, name }: { memberId: number; place: ContentPlace; name: string }) {
  const t = useTranslations('ticketContents')
  const [state, setState] = useState<State>()
  const isBusy = state === 'busy'
  const download = async () => {
    if (isBusy) return
    setState('busy')
    try {
      saveDownload(await loadContentFile(memberId, place, place.contentId))
      setState('downloaded')
    } catch (error) {
      setState(error instanceof NoResponseError ? 'downloadOffline' : 'downloadFailed')
    }
  }
  const hasFailed = state === 'downloadFailed' || state === 'downloadOffline'
  return (
    <div>
      <button
        type="button"
        onClick={() => void download()}
        aria-busy={isBusy}
        className={`${buttonClass('primary')} max-w-full`}
      >
        {isBusy ? <Spinner /> : <ToolIcon name="download" className="size-5 shrink-0" />}
        <span className="min-w-0 wrap-anywhere">{t('download', { name })}</span>
      </button>
      <p role="alert" className="mt-2 text-sm font-medium text-danger empty:hidden">
        {hasFailed && t(state)}
      </p>
      <p role="status" className="mt-2 text-sm text-muted empty:hidden">
        {state === 'downloaded' && t('downloaded')}
      </p>
    </div>
  )
}
