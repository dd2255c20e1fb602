import type { Extensions } from '@tiptap/core'
import { HorizontalRule } from '@tiptap/extension-horizontal-rule'
import { ListItem } from '@tiptap/extension-list/item'
import { Underline } from '@tiptap/extension-underline'
import { UndoRedo } from '@tiptap/extensions/undo-redo'
import { writingNodes } from '../core/writing-nodes.ts'
import { BibleMark } from './bible-mark.ts'
import { ContentImage } from './content-image.ts'
import { type ContentKey, ContentKeys } from './content-keys.ts'
import { ContentLink } from './content-link.ts'
import { ContentFile, ContentVideo } from './content-media.ts'
import { SizeLimit } from './size-limit.ts'

/** An item may begin with any block, as the documents of the API have it. */
const ContentListItem = ListItem.extend({ content: 'block+' })

export interface ContentExtensionOptions {
  /** Shown below an image that is decoration. */
  readonly decorative?: string
  /** Shown below an image without a text. */
  readonly undescribed?: string
  readonly onTooLong?: () => void
  readonly onKey?: (key: ContentKey) => void
}

const ignore = () => {}

/** The nodes and marks of a content text: those of `RichText`, no more and no fewer. */
export function contentExtensions({
  decorative = '',
  undescribed = '',
  onTooLong = ignore,
  onKey = ignore,
}: ContentExtensionOptions = {}): Extensions {
  return [
    ...writingNodes({ headingLevels: [2, 3, 4], listItem: ContentListItem }),
    HorizontalRule,
    Underline,
    UndoRedo,
    ContentLink,
    ContentImage.configure({ decorative, undescribed }),
    ContentVideo,
    ContentFile,
    BibleMark,
    SizeLimit.configure({ onRefused: onTooLong }),
    ContentKeys.configure({ onKey }),
  ]
}
