import type { Extensions, Node } from '@tiptap/core'
import { Blockquote } from '@tiptap/extension-blockquote'
import { Bold } from '@tiptap/extension-bold'
import { Document } from '@tiptap/extension-document'
import { HardBreak } from '@tiptap/extension-hard-break'
import { Heading } from '@tiptap/extension-heading'
import { Italic } from '@tiptap/extension-italic'
import { BulletList } from '@tiptap/extension-list/bullet-list'
import { ListItem } from '@tiptap/extension-list/item'
import { ListKeymap } from '@tiptap/extension-list/keymap'
import { OrderedList } from '@tiptap/extension-list/ordered-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Text } from '@tiptap/extension-text'
import { Dropcursor } from '@tiptap/extensions/drop-cursor'
import { Gapcursor } from '@tiptap/extensions/gap-cursor'
import { TrailingNode } from '@tiptap/extensions/trailing-node'

export interface WritingOptions {
  readonly headingLevels: readonly (2 | 3 | 4)[]
  readonly listItem?: Node
}

/** Extensions that notes and content share; each adds its own links. Pasted text keeps the formatting of the schema. */
export function writingNodes({ headingLevels, listItem = ListItem }: WritingOptions): Extensions {
  return [
    Bold,
    Blockquote,
    BulletList,
    Document,
    Dropcursor,
    Gapcursor,
    HardBreak,
    Heading.configure({ levels: [...headingLevels] }),
    Italic,
    listItem,
    ListKeymap,
    OrderedList,
    Paragraph,
    Text,
    TrailingNode,
  ]
}
