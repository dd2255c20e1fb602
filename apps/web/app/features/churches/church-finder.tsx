import type { Client } from '@narthex/contract/churches/church.schemas'
import { textLinkClass } from '@narthex/ui/button'
import { Icon } from '@narthex/ui/icon'
import { Monogram } from '@narthex/ui/monogram'
import { SearchField } from '@narthex/ui/search-field'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { PageLink } from '../../components/page-link.tsx'
import { useRoot } from '../../page/use-site.ts'
import { siteFrom } from '../../routing/own-church.ts'
import { onLeaving } from '../../session/leave.ts'
import { isLoggedIn, useSession } from '../../session/session.ts'
import { changeKey } from './change-key.ts'
import { churchesMatching } from './church-search.ts'

export interface ChurchFinderProps {
  readonly churches: readonly Client[]
  /** Runs before the page of churches replaces the current page. */
  readonly onLeave: () => void
}

/** The churches of an organisation as short rows, found by name or address; their page also knows which are near. */
export function ChurchFinder({ churches, onLeave }: ChurchFinderProps) {
  const t = useTranslations('churches')
  const [search, setSearch] = useState('')
  const isMember = useSession(isLoggedIn)
  const shown = churchesMatching(churches, search)
  return (
    <>
      <search>
        <form action="/churchs">
          <SearchField
            name="q"
            label={t('search')}
            submitLabel={t('find')}
            clearLabel={t('clear')}
            value={search}
            onChange={setSearch}
          />
        </form>
      </search>
      <p role="status" className="mt-3 text-sm text-muted empty:hidden">
        {search.trim() && t('found', { count: shown.length })}
      </p>
      {isMember && <p className="mt-3 text-sm text-muted">{t('lookLead')}</p>}
      <ul className="-mx-3 mt-2">
        {shown.map((church) => (
          <ChurchRow key={church.id} church={church} onLeave={onLeave} />
        ))}
      </ul>
      <PageLink to="/churchs" viewTransition onClick={onLeave} className={`${textLinkClass} mt-2 gap-2`}>
        <Icon name="pin" className="size-5" />
        {t('nearMe')}
      </PageLink>
    </>
  )
}

const rowClass =
  'flex min-h-16 min-w-0 grow items-center gap-3 rounded-control px-3 py-2 hover:bg-sunken aria-[current]:bg-brand-soft'

/**
 * A church, as a link to its site: a reader who only looks stays where they belong. Changing to it is another link, for members
 * alone, that asks first (specification §1).
 */
function ChurchRow({ church, onLeave }: { church: Client; onLeave: () => void }) {
  const t = useTranslations('churches')
  const { site } = useRoot()
  const isMember = useSession(isLoggedIn)
  const memberships = useSession((session) => session.memberships)
  const isHere = site.kind === 'church' && site.church.id === church.id
  const isMine = memberships.some(({ igreja }) => igreja.id === church.id)
  const place = [church.endereco?.bairro, church.endereco?.cidade].filter(Boolean).join(', ')
  return (
    <li className="flex items-center gap-1">
      <a
        href={isMember && !isHere && site.kind === 'church' ? siteFrom(church.site, site.church.codigo) : church.site}
        aria-current={isHere || undefined}
        onClick={isHere ? undefined : onLeaving}
        className={rowClass}
      >
        <Monogram name={church.nome} colour={church.corApp} className="h-10 shrink-0" />
        <span className="min-w-0">
          <span className="block leading-snug font-semibold">{church.nome}</span>
          <span className="block text-sm text-muted">{isHere ? t('current') : place}</span>
        </span>
      </a>
      {isMember && !isHere && (
        <PageLink
          to={`/user/church?${changeKey}=${encodeURIComponent(church.codigo)}`}
          viewTransition
          onClick={onLeave}
          aria-label={t(isMine ? 'enterOf' : 'joinOf', { church: church.nome })}
          className={`${textLinkClass} min-h-11 shrink-0 px-3`}
        >
          {t(isMine ? 'enter' : 'join')}
        </PageLink>
      )}
    </li>
  )
}
