import { Icon } from '@narthex/ui/icon'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { signClass, toolClass } from '../../components/buttons.ts'
import type { UploadEntry, UploadFailure } from './upload-entry.ts'
import type { UploadQueue } from './upload-queue.ts'

export interface UploadListProps {
  readonly queue: UploadQueue
  /** Called once for each upload that has become a file. */
  readonly onDone: (entry: UploadEntry) => void
}

/** List of uploads with their progress and failures. The result is announced once all have ended. */
export function UploadList({ queue, onDone }: UploadListProps) {
  const t = useTranslations('consoleMedia.upload')
  const entries = queue.use((uploads) => uploads.entries)
  useDoneUploads(entries, onDone)
  const count = (state: UploadEntry['progress']['state']) =>
    entries.filter(({ progress }) => progress.state === state).length
  const [done, failed] = [count('done'), count('failed')]
  const isQuiet = done + failed === entries.length
  return (
    <>
      <p role="status" className="sr-only">
        {isQuiet && entries.length > 0 ? t('announce', { done, failed }) : ''}
      </p>
      {entries.length > 0 && (
        <section aria-label={t('title')} className="mb-5 rounded-card bg-card shadow-[inset_0_0_0_1px_var(--line)]">
          <div className="flex items-center justify-between py-1 ps-4 pe-1">
            <h2 className="text-sm font-semibold">{t('title')}</h2>
            {isQuiet && (
              <button type="button" onClick={queue.clear} className={signClass}>
                <Icon name="close" className="size-5" />
                <span className="sr-only">{t('dismiss')}</span>
              </button>
            )}
          </div>
          <ul className="divide-y divide-line border-t border-line">
            {entries.map((entry) => (
              <UploadRow key={entry.key} entry={entry} queue={queue} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

/** Tells of each upload that is done, also of one that ended while the page was away. */
function useDoneUploads(entries: readonly UploadEntry[], onDone: (entry: UploadEntry) => void) {
  const announced = useRef(new Set<string>())
  const tell = useEffectEvent(onDone)
  useEffect(() => {
    for (const entry of entries) {
      if (entry.progress.state !== 'done' || announced.current.has(entry.key)) continue
      announced.current.add(entry.key)
      tell(entry)
    }
  }, [entries])
}

/** Trying again changes nothing where the file itself is the reason. */
const canRetry = (failure: UploadFailure) => failure === 'OTHER' || failure === 'NO_ROOM'

function UploadRow({ entry: { key, file, progress }, queue }: { entry: UploadEntry; queue: UploadQueue }) {
  const t = useTranslations('consoleMedia.upload')
  const format = useFormatter()
  const share = progress.state === 'sending' ? progress.share : undefined
  return (
    <li className="flex min-h-14 items-center gap-3 px-4 py-2">
      <div className="min-w-0 grow">
        <p className="truncate text-sm font-medium">{file.name}</p>
        <p className={`text-sm ${progress.state === 'failed' ? 'text-danger' : 'text-muted'}`}>
          {progress.state === 'failed'
            ? t(`failure.${progress.failure}`)
            : t(`state.${progress.state}`, {
                percent: format.number(share ?? 0, { style: 'percent', maximumFractionDigits: 0 }),
              })}
        </p>
        {share !== undefined && (
          <progress
            aria-label={file.name}
            value={share}
            className="mt-1 block h-1.5 w-full appearance-none overflow-hidden rounded-full [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-brand"
          />
        )}
      </div>
      {progress.state === 'failed' && canRetry(progress.failure) && (
        <button type="button" onClick={() => queue.retry(key)} className={toolClass('quiet')}>
          {t('retry')}
        </button>
      )}
      {progress.state !== 'done' && (
        <button type="button" onClick={() => queue.cancel(key)} className={signClass}>
          <Icon name="close" className="size-5" />
          <span className="sr-only">{t('cancel', { name: file.name })}</span>
        </button>
      )}
      {progress.state === 'done' && <Icon name="check" className="size-5 text-success" />}
    </li>
  )
}
