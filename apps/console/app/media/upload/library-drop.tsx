import { fileBytes } from '@narthex/contract/limits'
import { FileDrop } from '@narthex/ui/office/file-drop'
import { useTranslations } from 'use-intl'
import { accepted } from './accepted.ts'
import { libraryUploads } from './library-uploads.ts'

export interface LibraryDropProps {
  readonly accepts: keyof typeof accepted
  /** Called with what goes to the library by now. */
  readonly onFiles?: (files: readonly File[]) => void
}

/** The place for new files of the library: chosen, dragged, pasted or from the camera. */
export function LibraryDrop({ accepts, onFiles }: LibraryDropProps) {
  const t = useTranslations('consoleMedia.upload')
  return (
    <FileDrop
      label={t('label')}
      hint={t('hint')}
      chooseLabel={t('add')}
      cameraLabel={t('camera')}
      accept={accepted[accepts]}
      isMany
      takesPaste
      maxBytes={fileBytes}
      onFiles={(files) => {
        onFiles?.(files)
        libraryUploads.add(files)
      }}
      onRefused={(files) => {
        for (const file of files) libraryUploads.refuse(file, file.size > fileBytes ? 'TOO_LARGE' : 'NOT_A_FILE')
      }}
    />
  )
}
