import { buttonClass } from '@narthex/ui/button'
import { MemberIcon } from '@narthex/ui/member-icon'
import { useTranslations } from 'use-intl'

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
      <FileButton face="quiet" isBusy={isBusy} onPhoto={onPhoto} capture className="pointer-fine:hidden">
        <MemberIcon name="camera" className="size-5" />
        {t('take')}
      </FileButton>
    </div>
  )
}

interface FileButtonProps {
  readonly face: 'primary' | 'quiet'
  readonly isBusy: boolean
  readonly capture?: boolean
  readonly className?: string
  readonly onPhoto: (file: File) => void
  readonly children: React.ReactNode
}

/** A file field that looks like a button: its label is what is pressed, and the field keeps the keyboard. */
function FileButton({ face, isBusy, capture, className = '', onPhoto, children }: FileButtonProps) {
  return (
    <label
      className={`${buttonClass(face)} relative cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring ${className}`}
    >
      {children}
      <input
        type="file"
        accept="image/*"
        capture={capture ? 'user' : undefined}
        disabled={isBusy}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          // The same file can be chosen again after it was put aside.
          currentTarget.value = ''
          if (file) onPhoto(file)
        }}
        className="absolute inset-0 cursor-pointer opacity-0 file:cursor-pointer"
      />
    </label>
  )
}
