import { LazyPart, lazyPart } from '@narthex/client/parts/lazy-part'
import type { TitleItem } from '@narthex/contract/play/play.schemas'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../../components/smart-link.tsx'
import { accessPath } from '../../../routing/redirect-to.ts'
import { isLoggedIn, useSession } from '../../../session/session.ts'
import { titlePath } from '../play-paths.ts'
import { ListFace, listButtonClass } from './list-face.tsx'

/** Loaded for members only. */
const MemberButton = lazyPart(() => import('./member-list-button.tsx').then(({ MemberListButton }) => MemberListButton))

/** Keeps a title for later; visitors are asked to sign in, and come back to the title. */
export function ListButton({ title }: { title: TitleItem }) {
  const t = useTranslations('play.list')
  const isMember = useSession(isLoggedIn)
  const { id, titulo } = title
  const signIn = (
    <SmartLink to={accessPath(titlePath(id))} className={listButtonClass}>
      <ListFace isKept={false} name={t('signIn', { title: titulo })} />
    </SmartLink>
  )
  if (!isMember) return signIn
  return (
    <LazyPart fallback={signIn} failed={signIn}>
      <MemberButton title={title} />
    </LazyPart>
  )
}
