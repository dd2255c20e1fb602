import { useMemberData } from '@narthex/client/data/use-member-data'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import type { OwnDirectory } from '@narthex/contract/people/directory.schemas'
import { buttonClass } from '@narthex/ui/button'
import { containerClass } from '@narthex/ui/container'
import { EmptyState } from '@narthex/ui/empty-state'
import { Notice } from '@narthex/ui/notice'
import { SearchField } from '@narthex/ui/search-field'
import { Skeleton } from '@narthex/ui/skeleton'
import { type FormEvent, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { PageTitle } from '../../components/page-title.tsx'
import { SmartLink } from '../../components/smart-link.tsx'
import { loadOwn, ownKey } from './directory-calls.ts'
import { EntryList } from './entry-list.tsx'

/** Delay of the results after the last letter. */
const restMs = 300

/** The directory: members of the church who let each other find them. */
export function DirectoryPage({ title }: { title: string }) {
  const t = useTranslations('directory')
  const own = useMemberData(ownKey, loadOwn)
  return (
    <div className={containerClass('page')}>
      <div className="max-w-3xl">
        <PageTitle title={title} lead={t('lead')} />
        {own.state === 'failed' && <LoadFailed onRetry={own.reload} />}
        {own.state === 'loading' && <Skeleton className="mt-6 h-44 w-full rounded-card" />}
        {own.state === 'ready' && <Readable own={own.value} />}
      </div>
    </div>
  )
}

function Readable({ own }: { own: OwnDirectory }) {
  const t = useTranslations('directory')
  const { flagLigado, impedimento, publico, flagFora, flagConfirmar } = own
  if (!flagLigado) return <EmptyState icon="people" title={t('off.title')} lead={t('off.lead')} />
  if (impedimento)
    return <EmptyState icon="people" title={t('closed.title')} lead={t(`closed.reasons.${impedimento}`)} />
  return (
    <>
      <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="min-w-0 grow basis-56 text-sm text-muted">{t(`audience.${publico}`)}</p>
        <SmartLink to="/user/directory" className={buttonClass('quiet')}>
          {t('toOwn')}
        </SmartLink>
      </div>
      {(flagFora || flagConfirmar) && (
        <Notice tone="info" className="mt-4">
          <p>{t(flagFora ? 'youAreOut' : 'agreeAgain')}</p>
        </Notice>
      )}
      <Search />
    </>
  )
}

function Search() {
  const t = useTranslations('directory')
  const [typed, setTyped] = useState('')
  const [term, setTerm] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setTerm(typed.trim()), restMs)
    return () => clearTimeout(timer)
  }, [typed])
  const show = (event: FormEvent) => {
    event.preventDefault()
    setTerm(typed.trim())
  }
  return (
    <>
      <search className="mt-5 block">
        <form onSubmit={show}>
          <SearchField
            name="q"
            label={t('search')}
            submitLabel={t('find')}
            clearLabel={t('clear')}
            value={typed}
            onChange={setTyped}
          />
        </form>
      </search>
      <EntryList key={term} term={term} />
    </>
  )
}
