import { LoadFailed } from '@narthex/client/parts/load-failed'
import type { MediaKind } from '@narthex/contract/media/file.schemas'
import type { LibraryFile } from '@narthex/contract/media/library.resource'
import { Dialog } from '@narthex/ui/dialog'
import { Skeleton } from '@narthex/ui/skeleton'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../components/buttons.ts'
import { LibraryGrid } from '../library-grid.tsx'
import { readView } from '../library-view.ts'
import { TermField } from '../term-field.tsx'
import { LibraryDrop } from '../upload/library-drop.tsx'
import { libraryUploads } from '../upload/library-uploads.ts'
import type { UploadEntry } from '../upload/upload-entry.ts'
import { UploadList } from '../upload/upload-list.tsx'
import { useLibrary } from '../use-library.ts'

export interface FilePickerProps {
  readonly kind: MediaKind
  /** Files to add at once: the only one is chosen as soon as it is there. */
  readonly files?: readonly File[]
  readonly onPick: (file: LibraryFile) => void
  readonly onClose: () => void
}

const noFiles: readonly File[] = []
const everything = readView(new URLSearchParams())

/** Chooses a file of one kind in the library, or adds one: a single new one is chosen as soon as it is there. */
export function FilePicker({ kind, files = noFiles, onPick, onClose }: FilePickerProps) {
  const t = useTranslations('consoleMedia')
  const [term, setTerm] = useState('')
  const list = useLibrary({ ...everything, kind, term })
  const [awaited, setAwaited] = useState(files.length === 1 ? files[0] : undefined)
  useEffect(() => {
    if (files.length > 0) libraryUploads.add(files)
  }, [files])
  const takeDone = ({ file, progress }: UploadEntry) => {
    if (progress.state === 'done' && file === awaited && progress.result.tipo === kind) onPick(progress.result)
    else void list.reload()
  }
  return (
    <Dialog isOpen onClose={onClose} title={t(`picker.title.${kind}`)} closeLabel={t('file.close')}>
      <div className="mb-4">
        <LibraryDrop
          accepts={kind === 'IMAGEM' ? 'pictures' : 'all'}
          onFiles={(files) => setAwaited(files.length === 1 ? files[0] : undefined)}
        />
      </div>
      <UploadList queue={libraryUploads} onDone={takeDone} />
      <TermField term={term} onChange={setTerm} />
      <div className="pt-4">
        {list.state === 'loading' && <Skeleton className="h-64" />}
        {list.state === 'failed' && <LoadFailed onRetry={() => void list.reload()} />}
        {list.state === 'ready' && list.items.length === 0 && (
          <p className="py-8 text-center text-muted">{term ? t('nothingTitle') : t(`picker.empty.${kind}`)}</p>
        )}
        {list.state === 'ready' && (
          <>
            <LibraryGrid files={list.items} onOpen={onPick} isNarrow />
            {list.hasMore && (
              <p className="mt-4 text-center">
                <button type="button" onClick={() => void list.more()} className={toolClass('quiet')}>
                  {t('more')}
                </button>
              </p>
            )}
          </>
        )}
      </div>
    </Dialog>
  )
}
