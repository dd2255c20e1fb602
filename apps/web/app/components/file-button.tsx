import { buttonClass } from '@narthex/ui/button'
import type { ReactNode } from 'react'

export interface FileButtonProps {
  readonly face: 'primary' | 'quiet'
  readonly isBusy: boolean
  /** Asks for the camera itself, where a device has one: the one that looks at its owner, or the other. */
  readonly capture?: 'user' | 'environment'
  readonly className?: string
  readonly onPhoto: (file: File) => void
  readonly children: ReactNode
}

/** A file field for a photo that looks like a button: its label is what is pressed, and the field keeps the keyboard. */
export function FileButton({ face, isBusy, capture, className = '', onPhoto, children }: FileButtonProps) {
  return (
    <label
      className={`${buttonClass(face)} relative cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring ${className}`}
    >
      {children}
      <input
        type="file"
        accept="image/*"
        capture={capture}
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
