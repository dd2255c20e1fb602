import type { Group } from '@narthex/contract/groups/group.schemas'
import { buttonClass } from '@narthex/ui/button'
import { Icon } from '@narthex/ui/icon'
import { Spinner } from '@narthex/ui/spinner'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../components/smart-link.tsx'
import { useMustLogIn } from '../../components/use-must-log-in.tsx'
import { pathTo } from '../../routing/page-path.ts'
import { accessPath } from '../../routing/redirect-to.ts'
import { useSession } from '../../session/session.ts'
import { AskedState } from './asked-state.tsx'
import { canAsk, placesText } from './group-texts.ts'
import { JoinDialog } from './join-dialog.tsx'
import { isKnown, type Mine } from './use-participation.ts'

export interface JoinCardProps {
  readonly group: Group
  readonly mine: Mine
  readonly onChange: () => Promise<void>
  readonly renderedAt: string
}

/** Id by which the login returns to the button. */
const joinId = 'join'

const cardClass =
  'join-card z-20 rounded-card bg-card p-3 shadow-float max-lg:sticky max-lg:mt-8 lg:sticky lg:below-header-6 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-8 lg:p-6 lg:shadow-rest'

/**
 * The way into a group: the page's one action, above the thumb on phones. Someone who has asked sees that instead; who is in
 * needs no way in.
 */
export function JoinCard({ group, mine, onChange, renderedAt }: JoinCardProps) {
  const participation = isKnown(mine) ? mine : undefined
  if (participation && (participation.papel !== null || participation.flagLidera)) return null
  const { solicitacao } = participation ?? {}
  return (
    <aside className={cardClass}>
      {solicitacao?.situacao === 'PENDENTE' ? (
        <AskedState request={solicitacao} onChange={onChange} renderedAt={renderedAt} />
      ) : canAsk(group) ? (
        <Join group={group} mine={mine} onChange={onChange} />
      ) : (
        <NoWayIn group={group} />
      )}
    </aside>
  )
}

function Join({ group, mine, onChange }: Omit<JoinCardProps, 'renderedAt'>) {
  const t = useTranslations('group')
  const words = useTranslations('groups')
  const must = useMustLogIn(joinId)
  const isRunning = useSession(({ isRead }) => isRead)
  const [isOpen, setOpen] = useState(false)
  const wanted = useRef(false)
  const places = placesText(group, words)
  const wasRefused = isKnown(mine) && mine.solicitacao?.situacao === 'RECUSADA'
  // A click before the membership is known waits for that answer.
  useEffect(() => {
    if (!isKnown(mine) || !wanted.current) return
    wanted.current = false
    setOpen(true)
  }, [mine])
  const press = () =>
    must.run(() => {
      if (isKnown(mine)) return setOpen(true)
      wanted.current = true
      if (mine === 'failed') void onChange()
    })
  // From the first paint on, a member is not told to join what they may be in.
  const isOpenToAll = isKnown(mine) || mine === 'failed'
  const label = isOpenToAll ? (
    t('join')
  ) : (
    <>
      <span className="maybe-member:hidden">{t('join')}</span>
      <span className="hidden items-center gap-2 maybe-member:inline-flex">
        <Spinner />
        {t('loading')}
      </span>
    </>
  )
  const look = `${buttonClass('primary')} grow`
  return (
    <>
      <div className="flex items-center gap-4 lg:grid lg:gap-4">
        {places && (
          <p className="shrink-0 ps-2 text-sm leading-tight font-semibold max-lg:max-w-24 lg:ps-0 lg:text-lg">
            {places}
          </p>
        )}
        {isRunning ? (
          <button type="button" id={joinId} onClick={press} className={look}>
            {label}
          </button>
        ) : (
          // Before the app runs, and without scripts, it leads where a visitor is led anyway.
          <SmartLink
            id={joinId}
            to={accessPath(pathTo('/groups/:celulaId', { celulaId: group.id }, `#${joinId}`))}
            className={look}
          >
            {label}
          </SmartLink>
        )}
      </div>
      {mine === 'failed' && (
        <p role="status" className="mt-2 px-2 text-sm text-muted lg:px-0">
          {t('loadFailed')}
        </p>
      )}
      {wasRefused && <p className="mt-2 px-2 text-sm text-muted lg:px-0">{t('refused')}</p>}
      <JoinSteps />
      {must.dialog}
      <JoinDialog group={group} isOpen={isOpen} onClose={() => setOpen(false)} onChange={onChange} />
    </>
  )
}

/** Steps after a request; on wide screens. */
function JoinSteps() {
  const t = useTranslations('group')
  return (
    <ol className="mt-5 grid gap-3 text-sm text-muted max-lg:hidden">
      {(['step1', 'step2', 'step3'] as const).map((step, i) => (
        <li key={step} className="flex gap-3">
          <span
            aria-hidden="true"
            className="grid size-6 shrink-0 place-items-center rounded-full bg-brand-soft text-xs font-bold text-brand-text"
          >
            {i + 1}
          </span>
          {t(step)}
        </li>
      ))}
    </ol>
  )
}

function NoWayIn({ group }: { group: Group }) {
  const t = useTranslations('group')
  return (
    <div className="grid gap-3 p-2 lg:p-0">
      <p className="flex items-start gap-2.5">
        <Icon name="people" className="mt-0.5 size-5 text-muted" />
        {t(group.flagAceitaSolicitacoes ? 'full' : 'closed')}
      </p>
      <SmartLink to="/groups?vagas=1" className={buttonClass('quiet')}>
        {t('others')}
      </SmartLink>
    </div>
  )
}
