import { nextPageNumber } from '@narthex/client/data/next-page-number'
import { usePages } from '@narthex/client/data/use-pages'
import { phoneLink } from '@narthex/client/format/places'
import type { GroupMember } from '@narthex/contract/groups/group.schemas'
import { buttonClass, textLinkClass } from '@narthex/ui/button'
import { cardClass } from '@narthex/ui/card'
import { Portrait } from '@narthex/ui/portrait'
import { Skeleton } from '@narthex/ui/skeleton'
import { Spinner } from '@narthex/ui/spinner'
import { useTranslations } from 'use-intl'
import { useChurchSite } from '../../page/use-site.ts'
import { loadMembers } from './group-calls.ts'
import { personName } from './person-name.ts'

const keyOf = ({ idUsuario }: GroupMember) => idUsuario

/** The people of the group, as far as each lets the others see. */
export function MemberList({ id }: { id: number }) {
  const t = useTranslations('group')
  const pages = usePages(
    {
      key: ['groupMembers', id],
      firstPage: 1,
      load: (page: number) => loadMembers(id, page),
      nextPage: nextPageNumber,
    },
    keyOf,
  )
  return (
    <div className={`${cardClass} p-4`}>
      <h3 className="flex items-baseline gap-2 text-base">
        {t('members')}
        {pages.state === 'ready' && (
          <span className="text-sm font-normal text-muted tabular-nums">{pages.lastPage.total}</span>
        )}
      </h3>
      {pages.state === 'loading' && <Skeleton className="mt-3 h-16 w-full" />}
      {pages.state === 'failed' && (
        <p role="alert" className="mt-2 text-sm">
          {t('membersFailed')}{' '}
          <button type="button" onClick={() => void pages.reload()} className={textLinkClass}>
            {t('retry')}
          </button>
        </p>
      )}
      {pages.state === 'ready' && (
        <>
          <ul className="mt-3 grid gap-x-6 gap-y-3 sm:grid-cols-2">
            {pages.items.map((member) => (
              <Person key={member.idUsuario} member={member} />
            ))}
          </ul>
          {pages.hasMore && (
            <button
              type="button"
              onClick={() => void pages.more()}
              aria-busy={pages.isAdding}
              className={`${buttonClass('quiet')} mt-4`}
            >
              {pages.isAdding && <Spinner />}
              {t('moreMembers')}
            </button>
          )}
          <p role="status" className="mt-2 text-sm font-medium text-danger">
            {pages.hasFailed && t('membersFailed')}
          </p>
        </>
      )}
    </div>
  )
}

function Person({ member }: { member: GroupMember }) {
  const t = useTranslations('group')
  const { corApp } = useChurchSite()
  const { imagem, papel, telefone, flagMenor } = member
  const name = personName(member)
  return (
    <li className="flex min-w-0 items-center gap-3">
      <Portrait name={name} colour={corApp} photo={imagem} className="h-13 w-11 shrink-0 text-sm" />
      <div className="min-w-0">
        <p className="leading-snug font-medium wrap-anywhere">{name}</p>
        {(papel !== 'MEMBRO' || flagMenor) && (
          <p className="text-sm text-muted">{flagMenor ? t('minor') : t(`memberRoles.${papel}`)}</p>
        )}
        {telefone && (
          <a href={phoneLink(telefone)} className={`${textLinkClass} text-sm tabular-nums`}>
            {telefone}
          </a>
        )}
      </div>
    </li>
  )
}
