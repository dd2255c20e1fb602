import type { LibraryFile } from '@narthex/contract/media/library.resource'
import { ToolIcon } from '@narthex/ui/tool-icon'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../../components/buttons.ts'
import { accepted, takeFiles } from '../../../media/upload/accepted.ts'
import { libraryUploads } from '../../../media/upload/library-uploads.ts'
import type { useFileActs } from './use-file-acts.ts'

/** Tools to crop, replace and download a file. */
export function FileTools({ file, onCrop }: { file: LibraryFile; onCrop: () => void }) {
  const t = useTranslations('consoleMedia.file')
  const helpId = useId()
  return (
    <div>
      <div className="flex flex-wrap gap-2">
        {file.tipo === 'IMAGEM' && (
          <button type="button" onClick={onCrop} className={toolClass('quiet')}>
            {t('crop')}
          </button>
        )}
        <label
          className={`${toolClass('quiet')} relative cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring`}
        >
          {t('replace')}
          <input
            type="file"
            accept={file.tipo === 'IMAGEM' ? accepted.pictures : accepted.all}
            aria-describedby={helpId}
            onChange={(event) => libraryUploads.add(takeFiles(event), { id: file.id, versao: file.versao })}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
        </label>
        <a href={`${file.endereco.replace(/#.*/, '')}?download`} download={file.nome} className={toolClass('quiet')}>
          <ToolIcon name="download" className="size-4.5" />
          {t('download')}
        </a>
      </div>
      <p id={helpId} className="mt-2 text-sm text-muted">
        {t('replaceHelp')}
      </p>
    </div>
  )
}

interface FileEndProps {
  readonly file: LibraryFile
  readonly acts: ReturnType<typeof useFileActs>
}

/** The way into the trash, and out of it. What is removed for good is asked about once more. */
export function FileEnd({ file, acts }: FileEndProps) {
  const t = useTranslations('consoleMedia.file')
  const [isAsking, setAsking] = useState(false)
  if (file.removidoEm === null)
    return (
      <button type="button" onClick={() => void acts.trash()} className={`${toolClass('danger')} justify-self-start`}>
        <ToolIcon name="trash" className="size-4.5" />
        {t('trash')}
      </button>
    )
  if (isAsking)
    return (
      <div role="alert" className="rounded-card p-4 shadow-[inset_0_0_0_1px_var(--line)]">
        <p className="font-semibold">{t('purgeTitle', { name: file.nome })}</p>
        <p className="mt-1 text-sm text-muted">{t('purgeLead')}</p>
        <div className="mt-3 flex flex-wrap gap-2">
          <button type="button" onClick={() => void acts.purge()} className={toolClass('danger')}>
            {t('purge')}
          </button>
          <button type="button" onClick={() => setAsking(false)} className={toolClass('plain')}>
            {t('cancel')}
          </button>
        </div>
      </div>
    )
  return (
    <div className="flex flex-wrap gap-2">
      <button type="button" onClick={() => void acts.restore()} className={toolClass('primary')}>
        {t('restore')}
      </button>
      <button type="button" onClick={() => setAsking(true)} className={toolClass('danger')}>
        {t('purge')}
      </button>
    </div>
  )
}
