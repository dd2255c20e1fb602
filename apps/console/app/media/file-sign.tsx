import type { MediaKind } from '@narthex/contract/media/file.schemas'
import type { LibraryFile } from '@narthex/contract/media/library.resource'
import { Picture } from '@narthex/ui/picture'
import { ToolIcon, type ToolIconName } from '@narthex/ui/tool-icon'

const signs: Record<MediaKind, ToolIconName> = {
  IMAGEM: 'picture',
  PDF: 'note',
  AUDIO: 'music',
  VIDEO: 'play',
  LEGENDA: 'letters',
}

export interface FileSignProps {
  readonly file: Pick<LibraryFile, 'tipo' | 'endereco'>
  /** How wide it is shown, as `<img sizes>` has it. */
  readonly sizes: string
  readonly className: string
}

/** Thumbnail of a picture, or the icon of another file type. Decorative: the file name stands beside it. */
export function FileSign({ file, sizes, className }: FileSignProps) {
  if (file.tipo === 'IMAGEM') return <Picture src={file.endereco} alt="" sizes={sizes} className={className} />
  return (
    <span aria-hidden="true" className={`grid place-items-center bg-sunken text-muted ${className}`}>
      <ToolIcon name={signs[file.tipo]} className="size-8" />
    </span>
  )
}
