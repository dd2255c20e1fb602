import { LazyPart } from '@narthex/client/parts/lazy-part'
import type { MediaKind } from '@narthex/contract/media/file.schemas'
import type { LibraryFile } from '@narthex/contract/media/library.resource'
import type { ContentEditorProps } from '@narthex/editor/content-editor'
import { type ReactNode, useRef, useState } from 'react'
import { useMay } from '../../session/office.ts'
import { LazyFilePicker } from './lazy-file-picker.tsx'

type Pickers = Required<Pick<ContentEditorProps, 'pickImages' | 'pickFile'>>

interface Asked {
  readonly kind: MediaKind
  readonly files: readonly File[]
}

/** Lets a text take files of the library, and the picker to show while one is chosen; those who may not have none. */
export function useTextMedia(): Pickers & { readonly picker: ReactNode } {
  const mayPick = useMay('media')
  const [asked, setAsked] = useState<Asked>()
  const settle = useRef<(file: LibraryFile | undefined) => void>(undefined)
  const end = (file?: LibraryFile) => {
    settle.current?.(file)
    settle.current = undefined
    setAsked(undefined)
  }
  const ask = (next: Asked) =>
    new Promise<LibraryFile | undefined>((resolve) => {
      settle.current?.(undefined)
      settle.current = resolve
      setAsked(next)
    })
  const picker = asked && (
    <LazyPart>
      <LazyFilePicker {...asked} onClose={() => end()} onPick={end} />
    </LazyPart>
  )
  if (!mayPick) return { pickImages: undefined, pickFile: undefined, picker }
  return {
    pickImages: async (files) => {
      const image = await ask({ kind: 'IMAGEM', files })
      return image ? [toTextImage(image)] : []
    },
    pickFile: async (kind) => {
      const file = await ask({ kind, files: [] })
      return file && { address: file.endereco, title: file.nome }
    },
    picker,
  }
}

/** The picture as a text shows it: its description goes along, and stays as it is written there. */
const toTextImage = ({ endereco, textoAlternativo, flagDecorativa }: LibraryFile) => ({
  src: endereco,
  alt: textoAlternativo ?? '',
  decorative: flagDecorativa,
})
