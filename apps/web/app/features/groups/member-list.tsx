import type { GroupMember } from '@narthex/contract/groups/group.schemas'
import { buttonClass, textLinkClass } from '@narthex/ui/button'
import { cardClass } from '@narthex/ui/card'
import { Portrait } from '@narthex/ui/portrait'
import { Skeleton } from '@narthex/ui/skeleton'
import { Spinner } from '@narthex/ui/spinner'
import { useCallback, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLoaded } from '../../components/use-loaded.ts'
import { phoneLink } from '../../format/places.ts'
import { useChurchSite } from '../../page/use-site.ts'
import { personName } from './person-name.ts'

/** The people of the group, as far as each lets the others see. */
export function MemberList({ id }: { id: number }) {
  const t = useTranslations('group')
  const loaded = useLoaded(useCallback(async () => (await import('./group-calls.ts')).loadMembers(id, 1), [id]))
  const [isAdding, setAdding] = useState(false)
  const page = loaded.state === 'ready' ? loaded.value : undefined
  const more = async () => {
    if (loaded.state !== 'ready' || isAdding) return
    const { value, set } = loaded
    setAdding(true)
    try {
      const { loadMembers } = await import('./group-calls.ts')
      const next = await loadMembers(id, value.page + 1)
      set({ ...next, itens: [...value.itens, ...next.itens] })
    } catch {
      // The button is still there: it is pressed again.
    }
    setAdding(false)
  }
  return (
    <div className={`${cardClass} p-4`}>
      <h3 className="flex items-baseline gap-2 text-base">
        {t('members')}
        {page && <span className="text-sm font-normal text-muted tabular-nums">{page.total}</span>}
      </h3>
      {loaded.state === 'loading' && <Skeleton className="mt-3 h-16 w-full" />}
      {loaded.state === 'failed' && (
        <p role="alert" className="mt-2 text-sm">
          {t('membersFailed')}{' '}
          <button type="button" onClick={loaded.retry} className={textLinkClass}>
            {t('retry')}
          </button>
        </p>
      )}
      {page && (
        <>
          <ul className="mt-3 grid gap-x-6 gap-y-3 sm:grid-cols-2">
            {page.itens.map((member) => (
              <Person key={member.idUsuario} member={member} />
            ))}
          </ul>
          {page.itens.length < page.total && (
            <button type="button" onClick={more} aria-busy={isAdding} className={`${buttonClass('quiet')} mt-4`}>
              {isAdding && <Spinner />}
              {t('moreMembers')}
            </button>
          )}
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
