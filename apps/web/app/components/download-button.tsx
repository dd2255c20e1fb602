import { saveDownload } from '@narthex/client/device/save-file'
import type { Download } from '@narthex/contract/download'
import { buttonClass, textLinkClass } from '@narthex/ui/button'
import { Spinner } from '@narthex/ui/spinner'
import { ToolIcon } from '@narthex/ui/tool-icon'
import { useState } from 'react'

export interface DownloadButtonProps {
  readonly label: string
  /** Addition to the label for screen readers. */
  readonly about?: string
  /** `link`: one of many in a list. */
  readonly face?: 'button' | 'link'
  /** Said where the download failed. */
  readonly failed: string
  readonly load: () => Promise<Download>
}

/** Puts a document among the reader's downloads. */
export function DownloadButton({ label, about, face = 'button', failed, load }: DownloadButtonProps) {
  const [state, setState] = useState<'busy' | 'failed'>()
  const isBusy = state === 'busy'
  const download = async () => {
    if (isBusy) return
    setState('busy')
    try {
      saveDownload(await load())
      setState(undefined)
    } catch {
      setState('failed')
    }
  }
  return (
    <span className={face === 'link' ? 'relative inline-flex flex-wrap items-center gap-x-2' : 'grid gap-1'}>
      <button
        type="button"
        onClick={() => void download()}
        aria-busy={isBusy}
        className={face === 'link' ? `${textLinkClass} gap-1.5` : buttonClass('quiet')}
      >
        {isBusy ? <Spinner /> : <ToolIcon name="download" className="size-5" />}
        {label}
        {about && <span className="sr-only">{about}</span>}
      </button>
      <span role="alert" className="text-sm font-medium text-danger empty:hidden">
        {state === 'failed' && failed}
      </span>
    </span>
  )
}
