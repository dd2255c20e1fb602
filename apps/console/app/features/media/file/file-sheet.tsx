import { useLoaded } from '@narthex/client/data/use-loaded'
import { LazyPart, lazyPart } from '@narthex/client/parts/lazy-part'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import { getLibraryFile } from '@narthex/contract/media/library.endpoints'
import type { LibraryFile } from '@narthex/contract/media/library.resource'
import { Dialog } from '@narthex/ui/dialog'
import { Notice } from '@narthex/ui/notice'
import { Skeleton } from '@narthex/ui/skeleton'
import { ToolIcon } from '@narthex/ui/tool-icon'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../../components/buttons.ts'
import { FileSign } from '../../../media/file-sign.tsx'
import { callApi } from '../../../session/api.ts'
import { FileFacts } from './file-facts.tsx'
import { FileForm } from './file-form.tsx'
import { FileEnd, FileTools } from './file-tools.tsx'
import { FileUses } from './file-uses.tsx'
import { useFileActs } from './use-file-acts.ts'

const CropEditor = lazyPart(async () => (await import('../crop/crop-editor.tsx')).CropEditor)

export interface FileSheetProps {
  readonly id: number
  readonly onClose: () => void
  /** Something of the list may be different now. */
  readonly onChange: () => void
}

/** Details of a file: its facts, description and uses, and the actions on it. */
export function FileSheet({ id, onClose, onChange }: FileSheetProps) {
  const t = useTranslations('consoleMedia')
  const file = useLoaded(String(id), () => callApi(getLibraryFile, { params: { id: String(id) } }))
  const title = file.state === 'ready' ? file.value.nome : t('loading')
  return (
    <Dialog isOpen onClose={onClose} title={title} closeLabel={t('file.close')}>
      {file.state === 'loading' && <Skeleton className="h-64" />}
      {file.state === 'failed' && <LoadFailed onRetry={() => void file.reload()} />}
      {file.state === 'ready' && (
        <OpenFile
          file={file.value}
          onChange={(changed) => {
            file.update(() => changed)
            onChange()
          }}
          onGone={() => {
            onChange()
            onClose()
          }}
        />
      )}
    </Dialog>
  )
}

interface OpenFileProps {
  readonly file: LibraryFile
  readonly onChange: (file: LibraryFile) => void
  readonly onGone: () => void
}

function OpenFile({ file, onChange, onGone }: OpenFileProps) {
  const acts = useFileActs({ file, onChange, onGone })
  const [isCropping, setCropping] = useState(false)
  const failure = acts.failure && (
    <Notice tone="danger" className="mb-4">
      {acts.failure}
    </Notice>
  )
  if (isCropping && file.original)
    return (
      <>
        {failure}
        <CropPart
          file={file}
          isBusy={acts.isBusy}
          onApply={async (crop) => {
            if (await acts.crop(crop)) setCropping(false)
          }}
          onCancel={() => setCropping(false)}
        />
      </>
    )
  return (
    <div className="grid gap-6">
      <FileSign
        file={file}
        sizes="28rem"
        className="max-h-64 w-full overflow-hidden rounded-card [&_img]:max-h-64 [&_img]:object-contain"
      />
      {failure}
      <FileForm file={file} isBusy={acts.isBusy} onSave={acts.save} />
      <FileTools file={file} onCrop={() => setCropping(true)} />
      <FileUses id={file.id} versao={file.versao} />
      <FileFacts file={file} />
      <FileEnd file={file} acts={acts} />
    </div>
  )
}

interface CropPartProps {
  readonly file: LibraryFile
  readonly isBusy: boolean
  readonly onApply: Parameters<typeof CropEditor>[0]['onApply']
  readonly onCancel: () => void
}

function CropPart({ file, isBusy, onApply, onCancel }: CropPartProps) {
  const t = useTranslations('consoleMedia')
  return (
    <>
      <button type="button" onClick={onCancel} className={`${toolClass('plain')} mb-3`}>
        <ToolIcon name="previous" className="size-4.5" />
        {t('file.cancel')}
      </button>
      <LazyPart fallback={<Skeleton className="h-80" />} failed={<Notice tone="danger">{t('crop.failedLoad')}</Notice>}>
        <CropEditor source={file.original ?? ''} size={file} crop={file.recorte} isBusy={isBusy} onApply={onApply} />
      </LazyPart>
    </>
  )
}
