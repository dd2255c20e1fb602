import { Notice } from '@narthex/ui/notice'
import { useTranslations } from 'use-intl'
import { type LostKind, type LostParts, lostKinds } from '../paste/lost-parts.ts'

/** A message of the editor about the last action. */
export type ContentMessage =
  | { readonly kind: 'lost'; readonly lost: LostParts }
  | { readonly kind: 'pasteTooLong' | 'tooLong' | 'noImages' | 'onlyImages' | 'imageFailed' }

export interface ContentNoticeProps {
  readonly message: ContentMessage | undefined
  readonly onDismiss: () => void
}

const texts = {
  images: 'lostImages',
  tables: 'lostTables',
  embeds: 'lostEmbeds',
  links: 'lostLinks',
  comments: 'lostComments',
  formatting: 'lostFormatting',
} as const satisfies Record<LostKind, string>

/** A message below the text. Its region is there from the start, or its words would not be announced. */
export function ContentNotice({ message, onDismiss }: ContentNoticeProps) {
  const t = useTranslations('consoleText')
  const describe = ({ lost }: Extract<ContentMessage, { kind: 'lost' }>) =>
    lostKinds.flatMap((kind) => (lost[kind] ? [t(`notice.${texts[kind]}`, { count: lost[kind] })] : [])).join(', ')
  return (
    <div role="status" className="content-notice">
      {message && (
        <Notice tone="warning" role="none" dismiss={{ label: t('close'), onDismiss }}>
          {message.kind === 'lost' ? t('notice.lost', { parts: describe(message) }) : t(`notice.${message.kind}`)}
        </Notice>
      )}
    </div>
  )
}
