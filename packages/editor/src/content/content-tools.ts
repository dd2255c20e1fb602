import { type TextTool, textTools } from '../core/text-tools.ts'

const own = {
  underline: {
    name: 'underline',
    icon: { path: 'M7.5 4.5v7a4.5 4.5 0 0 0 9 0v-7M6.5 19.5h11' },
    keys: 'Control+U',
    run: (editor) => editor.chain().focus().toggleUnderline().run(),
    isOn: (editor) => editor.isActive('underline'),
  },
  minorHeading: {
    name: 'minorHeading',
    icon: { path: 'M4.5 7v10m7-10v10m-7-5h7m3.2-1h3.6l-2 2.6a2.3 2.3 0 1 1-2 3.5' },
    keys: 'Control+Alt+4',
    run: (editor) => editor.chain().focus().toggleHeading({ level: 4 }).run(),
    isOn: (editor) => editor.isActive('heading', { level: 4 }),
  },
  indent: {
    name: 'indent',
    icon: { path: 'M4.5 6h15m-9 6h9m-15 6h15M4.5 9.5 7 12l-2.5 2.5' },
    keys: 'Tab',
    run: (editor) => editor.chain().focus().sinkListItem('listItem').run(),
    isReady: (editor) => editor.can().sinkListItem('listItem'),
  },
  outdent: {
    name: 'outdent',
    icon: { path: 'M4.5 6h15m-9 6h9m-15 6h15M7 9.5 4.5 12 7 14.5' },
    keys: 'Shift+Tab',
    run: (editor) => editor.chain().focus().liftListItem('listItem').run(),
    isReady: (editor) => editor.can().liftListItem('listItem'),
  },
  rule: {
    name: 'rule',
    icon: { path: 'M4.5 12h15' },
    run: (editor) => editor.chain().focus().setHorizontalRule().run(),
  },
} as const satisfies Readonly<Record<string, TextTool>>

/** Dialogs that the tools open. */
export interface ContentDialogs {
  readonly openLink: () => void
  /** Undefined where no images can be had. */
  readonly openImage: (() => void) | undefined
  readonly openMedia: () => void
  readonly openHelp: () => void
}

const [bold, italic, heading, subheading, bullets, numbers, quote, undo, redo] = textTools

/** The tools of a content text, in the order in which the toolbar and the help show them. */
export function createContentTools({ openLink, openImage, openMedia, openHelp }: ContentDialogs) {
  const link = {
    name: 'link',
    icon: 'link',
    keys: 'Control+K',
    run: openLink,
    isOn: (editor) => editor.isActive('link'),
  } as const satisfies TextTool
  const image = {
    name: 'image',
    icon: 'picture',
    run: () => openImage?.(),
    isOn: (editor) => editor.isActive('image'),
    isReady: (editor) => openImage !== undefined || editor.isActive('image'),
  } as const satisfies TextTool
  const media = {
    name: 'media',
    icon: { path: 'M4.5 5.5h15v13h-15zM10 9v6l5-3z' },
    run: openMedia,
    isOn: (editor) => editor.isActive('video') || editor.isActive('file'),
  } as const satisfies TextTool
  const help = {
    name: 'help',
    icon: { path: 'M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4m0 3.5h.01M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z' },
    keys: 'Control+/',
    run: openHelp,
  } as const satisfies TextTool
  const { underline, minorHeading, indent, outdent, rule } = own
  const looks = [bold, italic, underline, link] as const
  const blocks = [
    heading,
    subheading,
    minorHeading,
    bullets,
    numbers,
    outdent,
    indent,
    quote,
    rule,
    image,
    media,
  ] as const
  return [...looks, ...blocks, undo, redo, help]
}

export type ContentToolName = ReturnType<typeof createContentTools>[number]['name']
