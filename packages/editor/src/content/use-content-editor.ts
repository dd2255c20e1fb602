import type { RichText } from '@narthex/contract/content/rich-text'
import type { Editor, JSONContent } from '@tiptap/core'
import { type RefObject, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { writingAttributes } from '../core/writing-props.ts'
import { cleanPasted } from '../paste/clean-pasted.ts'
import type { LostParts } from '../paste/lost-parts.ts'
import { showBibleReferences } from './bible-references.ts'
import { readContent } from './content-document.ts'
import { contentExtensions } from './content-extensions.ts'
import type { ContentKey } from './content-keys.ts'
import { replaceContent } from './outside-value.ts'
import { useMountedEditor } from './use-mounted-editor.ts'
import { ValueExchange } from './value-exchange.ts'

export interface ContentEditorOptions {
  readonly value: unknown
  /** The value as it can be opened. */
  readonly content: JSONContent
  readonly onChange: (value: RichText | null) => void
  readonly onBlur: () => void
  readonly onTooLong: () => void
  /** Something was pasted: what could not be kept of it, or that it is too long to be read. */
  readonly onPasted: (lost: LostParts | 'tooLong' | undefined) => void
  /** Files were pasted or dropped: the images of them. */
  readonly onFiles: (files: readonly File[]) => void
  readonly onKey: (key: ContentKey) => void
  /** Shown below an image that is decoration. */
  readonly decorative: string
  /** Shown below an image without a text. */
  readonly undescribed: string
  readonly attributes: Parameters<typeof writingAttributes>
  readonly further: Readonly<Record<string, string>>
}

/** The editor of a content text and the element that it is shown in, in step with the value of a form. */
export function useContentEditor(
  options: ContentEditorOptions,
): readonly [editor: Editor, element: RefObject<HTMLDivElement | null>] {
  const { value, content, decorative, undescribed } = options
  const [exchange] = useState(() => new ValueExchange(value))
  const give = useEffectEvent((editor: Editor) => {
    const given = exchange.give(readContent(editor.getJSON()))
    if (given) options.onChange(given.value)
  })
  const refuse = useEffectEvent(options.onTooLong)
  const press = useEffectEvent(options.onKey)
  const leave = useEffectEvent(options.onBlur)
  const [extensions] = useState(() =>
    contentExtensions({ decorative, undescribed, onTooLong: () => refuse(), onKey: (key) => press(key) }),
  )
  const [editor, element] = useMountedEditor({
    extensions,
    content,
    // The office's policy admits no styles but its own: they stand in writing.css and content-editor.css.
    injectCSS: false,
    onUpdate: ({ editor }) => give(editor),
    onBlur: () => leave(),
    editorProps: useEditorProps(options),
  })
  const receive = useEffectEvent(() => {
    const meaning = exchange.receive(value)
    if (meaning === 'otherText') replaceContent(editor, content)
    if (meaning === 'sameText') showBibleReferences(editor, content as RichText)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads the value that it waits for
  useEffect(() => receive(), [value])
  return [editor, element]
}

function useEditorProps({ attributes, further, onPasted, onFiles }: ContentEditorOptions) {
  const takePasted = useEffectEvent((html: string) => {
    const clean = cleanPasted(html)
    onPasted(clean ? clean.lost : 'tooLong')
    return clean?.html ?? ''
  })
  const takeFiles = useEffectEvent((files: FileList | undefined) => {
    if (!files?.length) return false
    onFiles([...files].filter(({ type }) => type.startsWith('image/')))
    // Left to the browser, a file that is dropped would open in the place of the page.
    return true
  })
  const [label, placeholder, className] = attributes
  const key = JSON.stringify(further)
  return useMemo(
    () => ({
      attributes: { ...writingAttributes(label, placeholder, className), ...JSON.parse(key) },
      transformPastedHTML: (html: string) => takePasted(html),
      // Programs that copy text with its looks add a picture of it: the text is what is meant.
      handlePaste: (_: unknown, { clipboardData }: ClipboardEvent) =>
        !clipboardData?.types.includes('text/html') && takeFiles(clipboardData?.files),
      handleDrop: (_: unknown, { dataTransfer }: DragEvent) => takeFiles(dataTransfer?.files),
    }),
    [label, placeholder, className, key],
  )
}
