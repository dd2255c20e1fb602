import { MemberIcon } from '@narthex/ui/member-icon'
import { useTranslations } from 'use-intl'
import { FileButton } from '../../../components/file-button.tsx'

export interface PhotoPickerProps {
  readonly isBusy: boolean
  readonly hasPicture: boolean
  readonly onPhoto: (file: File) => void
}

/** The ways to a photo: from the files, or with the camera where a device has one to its hand. */
export function PhotoPicker({ isBusy, hasPicture, onPhoto }: PhotoPickerProps) {
  const t = useTranslations('picture')
  return (
    <div className="flex flex-wrap gap-3">
      <FileButton face="primary" isBusy={isBusy} onPhoto={onPhoto}>
        <MemberIcon name="picture" className="size-5" />
        {hasPicture ? t('chooseOther') : t('choose')}
      </FileButton>
      <FileButton face="quiet" isBusy={isBusy} onPhoto={onPhoto} capture="user" className="pointer-fine:hidden">
        <MemberIcon name="camera" className="size-5" />
        {t('take')}
      </FileButton>
    </div>
  )
}
