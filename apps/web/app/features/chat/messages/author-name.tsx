import type { ChatAuthor } from '@narthex/contract/chat/chat.schemas'
import { Badge } from '@narthex/ui/badge'
import { useTranslations } from 'use-intl'

/** The name of an author, or what stands for a person who has left. */
export function useAuthorName(): (author: Pick<ChatAuthor, 'nome'>) => string {
  const t = useTranslations('chat')
  return ({ nome }) => nome ?? t('formerMember')
}

/** The name with its mark: of the team, or a guest's. */
export function AuthorName({ author }: { author: ChatAuthor }) {
  const t = useTranslations('chat')
  const name = useAuthorName()
  const { papel } = author
  return (
    <>
      <bdi className="min-w-0 truncate font-semibold">{name(author)}</bdi>
      {papel === 'EQUIPE' && (
        <Badge tone="solid" size="small" className="shrink-0">
          {t('staff')}
        </Badge>
      )}
      {papel === 'VISITANTE' && (
        <Badge tone="muted" size="small" className="shrink-0 shadow-[inset_0_0_0_1px_var(--line)]">
          {t('guest')}
        </Badge>
      )}
    </>
  )
}
