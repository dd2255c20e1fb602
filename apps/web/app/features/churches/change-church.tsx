import { useAct } from '@narthex/client/data/use-act'
import type { Client } from '@narthex/contract/churches/church.schemas'
import { findErrorCode } from '@narthex/contract/client'
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

/** Number of churches from which the list has a search field. */
const searchFrom = 6

const refusals: Readonly<Record<string, 'unavailable' | 'lockedOut'>> = {
  CHURCH_INACTIVE: 'unavailable',
  MEMBERSHIP_INACTIVE: 'lockedOut',
}

interface ChangeChurchProps {
  readonly title: string
  readonly churches: readonly Client[]
}

/** Takes the member to another church of the organisation, once they have confirmed it; a member without any is told so. */
export function ChangeChurch({ title, churches }: ChangeChurchProps) {
  const t = useTranslations('account.church')
  const { church: here } = useChurchSite()
  const others = churches.filter(({ id }) => id !== here.id)
  const current = churches.find(({ id }) => id === here.id)
  return (
    <>
      <h1 className="text-2xl">{title}</h1>
      {others.length === 0 ? (
        <div className="mt-6">
          <EmptyState icon="church" title={t('alone', { church: here.nome })} lead={t('aloneLead')} />
        </div>
      ) : (
        <>
          <p className="mt-2 max-w-measure text-muted">{t('lead')}</p>
          <OtherChurches current={current} others={others} />
        </>
      )}
    </>
  )
}

interface OtherChurchesProps {
  readonly current: Client | undefined
  readonly others: readonly Client[]
}

function OtherChurches({ current, others }: OtherChurchesProps) {
  const t = useTranslations('account.church')
  const find = useTranslations('churches')
  const memberships = useSession((session) => session.memberships)
  const { chosen, choose, failure, move } = useMove(others)
  const [search, setSearch] = useState('')
  const isMemberAt = ({ id }: Client) => memberships.some(({ igreja }) => igreja.id === id)
  const stay = (event: FormEvent) => event.preventDefault()
  const shown = churchesMatching(others, search)
  return (
    <>
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
      <MoveDialog
        chosen={chosen}
        isMember={chosen !== undefined && isMemberAt(chosen)}
        onClose={() => choose()}
        onConfirm={move}
      />
    </>
  )
}

/** The church that the address names, and the way there. */
function useMove(others: readonly Client[]) {
  const t = useTranslations('account.church')
  const [query, setQuery] = useSearchParams()
  const [refused, setRefused] = useState<string>()
  const { error, run } = useAct()
  const chosen = others.find(({ codigo }) => codigo === query.get(changeKey))
  const choose = (church?: Client) =>
    setQuery(church ? { [changeKey]: church.codigo } : {}, { replace: true, preventScrollReset: true })
  const move = async () => {
    if (!chosen) return
    setRefused(chosen.nome)
    if ((await run(() => moveTo(chosen.codigo))) === false) choose()
  }
  const failure = error !== undefined && t(refusals[findErrorCode(error) ?? ''] ?? 'failed', { church: refused ?? '' })
  return { chosen, choose, failure, move }
}

interface MoveDialogProps {
  readonly chosen: Client | undefined
  readonly isMember: boolean
  readonly onClose: () => void
  readonly onConfirm: () => Promise<void>
}

function MoveDialog({ chosen, isMember, onClose, onConfirm }: MoveDialogProps) {
  const t = useTranslations('account.church')
  const cancelLabel = useTranslations('account')('cancel')
  const { church: here } = useChurchSite()
  const church = chosen?.nome ?? ''
  return (
    <ConfirmDialog
      isOpen={chosen !== undefined}
      title={t('confirmTitle', { church })}
      confirmLabel={t('confirm')}
      cancelLabel={cancelLabel}
      onClose={onClose}
      onConfirm={onConfirm}
    >
      {chosen && <p>{t(isMember ? 'confirmKnown' : 'confirmNew', { church, here: here.nome })}</p>}
    </ConfirmDialog>
  )
}
