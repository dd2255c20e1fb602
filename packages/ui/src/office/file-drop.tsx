import { type DragEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { buttonClass } from '../button.tsx'
import { sortFiles } from './accepted-files.ts'
import { OfficeIcon } from './office-icon.tsx'

export interface FileDropProps {
  /** Purpose of the files: "Photos of this news". */
  readonly label: string
  /** Instructions: "Drag photos here, or paste them". */
  readonly hint: string
  readonly chooseLabel: string
  /** Given, phones offer their camera as well. */
  readonly cameraLabel?: string | undefined
  /** Given, a whole folder can be chosen, where there is a pointer; its files are named by their paths. */
  readonly folderLabel?: string | undefined
  /** File types as in `<input type="file">`: "image/*,.pdf"; empty for all. */
  readonly accept: string
  readonly isMany?: boolean
  readonly maxBytes: number
  readonly onFiles: (files: readonly File[]) => void
  /** Files of another kind, or too large; beyond the first where only one is taken. */
  readonly onRefused: (files: readonly File[]) => void
  /** Files pasted anywhere on the page, but into fields, come here too. */
  readonly takesPaste?: boolean
  /** Progress or errors of the uploads. */
  readonly children?: ReactNode
}

/** Takes files: chosen, dragged, pasted, or from the camera. What becomes of them is the owner's. */
export function FileDrop(props: FileDropProps) {
  const {
    label,
    hint,
    chooseLabel,
    cameraLabel,
    folderLabel,
    accept,
    isMany = false,
    takesPaste = false,
    children,
  } = props
  const hintId = useId()
  const [isOver, setOver] = useState(false)
  const take = (list: Iterable<File>) => {
    const { accepted, refused } = sortFiles([...list], props)
    if (accepted.length > 0) props.onFiles(accepted)
    if (refused.length > 0) props.onRefused(refused)
  }
  usePaste(takesPaste, take)
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(true)
  }
  const leave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false)
  }
  const drop = (event: DragEvent) => {
    setOver(false)
    if (event.dataTransfer.files.length === 0) return
    event.preventDefault()
    take(event.dataTransfer.files)
  }
  return (
    <fieldset
      onDragEnter={over}
      onDragOver={over}
      onDragLeave={leave}
      onDrop={drop}
      aria-describedby={hintId}
      className={`min-w-0 rounded-card border-2 border-dashed p-5 text-center pointer-coarse:p-3 transition-colors ${isOver ? 'border-ring bg-brand-soft' : 'border-line bg-card'}`}
    >
      <legend className="sr-only">{label}</legend>
      <OfficeIcon name="upload" className="mx-auto size-7 text-muted pointer-coarse:hidden" />
      <p id={hintId} className="mt-2 text-sm text-muted pointer-coarse:sr-only">
        {hint}
      </p>
      <div className="mt-4 flex flex-wrap justify-center gap-2 pointer-coarse:mt-0">
        <PickButton label={chooseLabel} accept={accept} isMany={isMany} onFiles={take} />
        {folderLabel && (
          <span className="pointer-coarse:hidden">
            <PickButton label={folderLabel} accept="" isMany isFolder onFiles={take} />
          </span>
        )}
        {cameraLabel && (
          <span className="pointer-fine:hidden">
            <PickButton label={cameraLabel} accept="image/*" isCamera onFiles={take} />
          </span>
        )}
      </div>
      {children && <div className="mt-4 text-start">{children}</div>}
    </fieldset>
  )
}

interface PickButtonProps {
  readonly label: string
  readonly accept: string
  readonly isMany?: boolean
  readonly isCamera?: boolean
  readonly isFolder?: boolean
  readonly onFiles: (files: Iterable<File>) => void
}

function PickButton({ label, accept, isMany, isCamera, isFolder, onFiles }: PickButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <button type="button" onClick={() => input.current?.click()} className={buttonClass('quiet')}>
        <OfficeIcon name={isCamera ? 'photo' : 'picture'} />
        {label}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept || undefined}
        multiple={isMany}
        {...(isFolder && { webkitdirectory: '' })}
        {...(isCamera && { capture: 'environment' as const })}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])].map(withPath))
          // The same file can be chosen again.
          currentTarget.value = ''
        }}
      />
    </>
  )
}

/** A file of a folder that was chosen has its path beside its name. */
const withPath = (file: File): File =>
  file.webkitRelativePath ? new File([file], file.webkitRelativePath, { type: file.type }) : file

function usePaste(isOn: boolean, take: (files: Iterable<File>) => void) {
  const pasted = useEffectEvent((event: ClipboardEvent) => {
    const files = event.clipboardData?.files
    if (!files?.length) return
    if (event.target instanceof Element && event.target.closest('input, textarea, [contenteditable]')) return
    event.preventDefault()
    take(files)
  })
  useEffect(() => {
    if (!isOn) return
    const listen = (event: ClipboardEvent) => pasted(event)
    document.addEventListener('paste', listen)
    return () => document.removeEventListener('paste', listen)
  }, [isOn])
}
