import { LazyPart, lazyPart } from '@narthex/client/parts/lazy-part'
import type { RichText } from '@narthex/contract/content/rich-text'
import type { JSONContent } from '@tiptap/core'
import { useMemo, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { TextToolbar } from '../core/text-toolbar.tsx'
import { useKeyboardInset } from '../core/use-keyboard-inset.ts'
import { BrokenContent } from './broken-content.tsx'
import { openContent } from './content-document.ts'
import type { ContentKey } from './content-keys.ts'
import type { PickFile } from './content-media.ts'
import { type ContentMessage, ContentNotice } from './content-notice.tsx'
import { createContentTools } from './content-tools.ts'
import { CountLine } from './count-line.tsx'
import { HelpDialog } from './help-dialog.tsx'
import { ImageDialog } from './image-dialog.tsx'
import { insertImages, type PickImages } from './insert-images.ts'
import { LinkDialog } from './link-dialog.tsx'
import { MediaDialog } from './media-dialog.tsx'
import { useContentEditor } from './use-content-editor.ts'

/** Advice on the text, which comes after the editor: no one waits for it to write. */
const TextChecks = lazyPart(() => import('./checks/text-checks.tsx').then(({ TextChecks }) => TextChecks))

export interface ContentSheetProps {
  readonly id?: string | undefined
  /** A document, or null; of any other value nothing is shown that the API would not keep. */
  readonly value: unknown
  /** Called at each change, with what the API will keep of the text; null where there is nothing to read. */
  readonly onChange: (value: RichText | null) => void
  readonly onBlur?: (() => void) | undefined
  /** The language that the text is written in, for spelling and for screen readers. */
  readonly language: string
  /** The name of the field. */
  readonly label: string
  /** Ids of the field's hint and error. */
  readonly describedBy?: string | undefined
  readonly isInvalid?: boolean | undefined
  readonly placeholder?: string | undefined
  /** Picks images; without it images cannot be added. */
  readonly pickImages?: PickImages | undefined
  /** Picks a film, a recording or a document of the library; without it only addresses of films are taken. */
  readonly pickFile?: PickFile | undefined
}

/** A text of a church, to be written. */
export function ContentSheet(props: ContentSheetProps) {
  const { value, onChange } = props
  const opened = useMemo(() => openContent(value), [value])
  if ('refusal' in opened) return <BrokenContent onReset={() => onChange(null)} />
  return <WritingSheet {...props} content={opened.content} />
}

type OpenDialog = 'link' | 'image' | 'media' | 'help'

function WritingSheet({
  content,
  pickImages,
  pickFile,
  ...props
}: ContentSheetProps & { readonly content: JSONContent }) {
  const t = useTranslations('consoleText')
  const sheet = useRef<HTMLDivElement>(null)
  useKeyboardInset(sheet)
  const [dialog, setDialog] = useState<OpenDialog>()
  const [message, setMessage] = useState<ContentMessage>()
  const close = () => setDialog(undefined)
  const onKey = (key: ContentKey) => {
    if (key !== 'tools') return setDialog(key)
    sheet.current?.querySelector<HTMLElement>('[role=toolbar] [tabindex="0"]')?.focus()
  }
  const [editor, element] = useContentEditor({
    value: props.value,
    content,
    onChange: (next) => {
      setMessage((current) => (current?.kind === 'tooLong' ? undefined : current))
      props.onChange(next)
    },
    onBlur: () => props.onBlur?.(),
    onTooLong: () => setMessage({ kind: 'tooLong' }),
    onPasted: (lost) => setMessage(lost === 'tooLong' ? { kind: 'pasteTooLong' } : lost && { kind: 'lost', lost }),
    onFiles: (images) => (images.length > 0 ? addImages(images) : setMessage({ kind: 'onlyImages' })),
    onKey,
    decorative: t('decorative'),
    undescribed: t('undescribed'),
    attributes: [props.label, props.placeholder ?? t('placeholder'), 'content-writing reading-body'],
    further: describeField(props),
  })
  const addImages = (files: readonly File[]) => {
    if (!pickImages) return setMessage({ kind: 'noImages' })
    insertImages(editor, pickImages, files).catch(() => setMessage({ kind: 'imageFailed' }))
  }
  const pick = pickImages && (() => addImages([]))
  const openImage = () => (editor.isActive('image') ? setDialog('image') : pick?.())
  const tools = createContentTools({
    openLink: () => setDialog('link'),
    openImage: pick && openImage,
    openMedia: () => setDialog('media'),
    openHelp: () => setDialog('help'),
  })
  return (
    <div ref={sheet} className="content-editor" data-invalid={props.isInvalid ? '' : undefined}>
      <TextToolbar
        editor={editor}
        tools={tools}
        label={t('tools')}
        nameTool={(name) => t(`tool.${name}`)}
        className="content-toolbar"
      />
      <div ref={element} />
      <ContentNotice message={message} onDismiss={() => setMessage(undefined)} />
      <LazyPart>
        <TextChecks editor={editor} onDescribe={() => setDialog('image')} />
      </LazyPart>
      <CountLine editor={editor} />
      {dialog === 'link' && <LinkDialog editor={editor} onClose={close} />}
      {dialog === 'image' && <ImageDialog editor={editor} onClose={close} onReplace={pick} />}
      {dialog === 'media' && <MediaDialog editor={editor} onClose={close} pickFile={pickFile} />}
      {dialog === 'help' && <HelpDialog tools={tools} onClose={close} />}
    </div>
  )
}

/** Builds the HTML attributes by which the surrounding field describes the text. */
function describeField({ id, language, describedBy, isInvalid }: ContentSheetProps): Record<string, string> {
  return {
    lang: language,
    spellcheck: 'true',
    ...(id && { id }),
    ...(describedBy && { 'aria-describedby': describedBy }),
    ...(isInvalid && { 'aria-invalid': 'true' }),
  }
}
