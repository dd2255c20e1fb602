import type { Client } from '@narthex/contract/churches/church.schemas'
import { ApiError } from '@narthex/contract/client'
import { cardClass } from '@narthex/ui/card'
import { EmptyState } from '@narthex/ui/empty-state'
import { Notice } from '@narthex/ui/notice'
import { SearchField } from '@narthex/ui/search-field'
import { type FormEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { useChurchSite } from '../../page/use-site.ts'
import { useSession } from '../../session/session.ts'
import { changeKey } from './change-key.ts'
import { ChurchChoice } from './church-choice.tsx'
import { churchesMatching } from './church-search.ts'
import { moveTo } from './move-to.ts'

/** From so many churches on, a list wants a search. */
const searchFrom = 6

const refusals: Readonly<Record<string, 'unavailable' | 'lockedOut'>> = {
  CHURCH_INACTIVE: 'unavailable',
  MEMBERSHIP_INACTIVE: 'lockedOut',
}

/** Takes the member to another church of the organisation, once they have confirmed it; a member without any is told so. */
export function ChangeChurch({ title, churches }: { title: string; churches: readonly Client[] }) {
  const t = useTranslations('account.church')
  const words = useTranslations('account')
  const find = useTranslations('churches')
  const { church: here } = useChurchSite()
  const [query, setQuery] = useSearchParams()
  const memberships = useSession((session) => session.memberships)
  const [search, setSearch] = useState('')
  const [failure, setFailure] = useState<string>()
  const others = churches.filter(({ id }) => id !== here.id)
  const current = churches.find(({ id }) => id === here.id)
  const chosen = others.find(({ codigo }) => codigo === query.get(changeKey))
  const choose = (church?: Client) =>
    setQuery(church ? { [changeKey]: church.codigo } : {}, { replace: true, preventScrollReset: true })
  const isMemberAt = ({ id }: Client) => memberships.some(({ igreja }) => igreja.id === id)
  const stay = (event: FormEvent) => event.preventDefault()

  const move = async () => {
    if (!chosen) return
    setFailure(undefined)
    try {
      await moveTo(chosen.codigo)
    } catch (error) {
      const refusal = error instanceof ApiError ? refusals[error.code] : undefined
      setFailure(t(refusal ?? 'failed', { church: chosen.nome }))
      choose()
    }
  }

  if (others.length === 0) {
    return (
      <>
        <h1 className="text-2xl">{title}</h1>
        <div className="mt-6">
          <EmptyState icon="church" title={t('alone', { church: here.nome })} lead={t('aloneLead')} />
        </div>
      </>
    )
  }
  const shown = churchesMatching(others, search)
  return (
    <>
      <h1 className="text-2xl">{title}</h1>
      <p className="mt-2 max-w-measure text-muted">{t('lead')}</p>
      <div aria-live="assertive">
        {failure && (
          <Notice tone="danger" role="none" className="mt-5">
            <p>{failure}</p>
          </Notice>
        )}
      </div>
      {others.length >= searchFrom && (
        <search>
          <form onSubmit={stay} className="mt-5">
            <SearchField
              name="q"
              label={find('search')}
              submitLabel={find('find')}
              clearLabel={find('clear')}
              value={search}
              onChange={setSearch}
            />
          </form>
        </search>
      )}
      <p role="status" className="mt-3 text-sm text-muted empty:hidden">
        {search.trim() && find('found', { count: shown.length })}
      </p>
      <ul className={`${cardClass} mt-4 overflow-hidden`}>
        {current && <ChurchChoice church={current} note={t('here')} />}
        {shown.map((church) => (
          <ChurchChoice
            key={church.id}
            church={church}
            note={isMemberAt(church) ? t('member') : undefined}
            onChoose={() => choose(church)}
          />
        ))}
      </ul>
      <ConfirmDialog
        isOpen={chosen !== undefined}
        title={t('confirmTitle', { church: chosen?.nome ?? '' })}
        confirmLabel={t('confirm')}
        cancelLabel={words('cancel')}
        onClose={() => choose()}
        onConfirm={move}
      >
        {chosen && (
          <p>{t(isMemberAt(chosen) ? 'confirmKnown' : 'confirmNew', { church: chosen.nome, here: here.nome })}</p>
        )}
      </ConfirmDialog>
    </>
  )
}
