import type { JoinRequest } from '@narthex/contract/groups/group.schemas'
import { decideJoinRequest } from '@narthex/contract/groups/join-request.endpoints'
import { cardClass } from '@narthex/ui/card'
import { EmptyState } from '@narthex/ui/empty-state'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { callApi } from '../../../session/api.ts'
import { toRefusal } from '../to-refusal.ts'
import { RequestRow } from './request-row.tsx'
import type { Attempt } from './requests-page.tsx'

export interface RequestListProps {
  readonly requests: readonly JoinRequest[]
  readonly attempt: Attempt
}

const refusals = ['GROUP_FULL', 'REQUEST_WITHDRAWN', 'ALREADY_DECIDED'] as const

/** Pending requests, oldest first; declining asks for confirmation. */
export function RequestList({ requests, attempt }: RequestListProps) {
  const t = useTranslations('leading.requests')
  const titleId = useId()
  const [declining, setDeclining] = useState<JoinRequest>()

  const decide = async (request: JoinRequest, flagAceita: boolean) => {
    const name = request.nome
    const call = { params: { id: String(request.id) }, body: { flagAceita } }
    await attempt(
      () => callApi(decideJoinRequest, call),
      t(flagAceita ? 'accepted' : 'declined', { name }),
      (error) => t(`errors.${toRefusal(error, refusals)}`, { name }),
    )
    setDeclining(undefined)
  }
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="text-xl">
        {t('title')}
      </h2>
      {requests.length > 0 ? (
        <>
          <p className="mt-1 text-sm text-muted">{t('count', { count: requests.length })}</p>
          <ul className={`${cardClass} mt-3 overflow-hidden`}>
            {requests.map((request) => (
              <RequestRow
                key={request.id}
                request={request}
                onAccept={() => decide(request, true)}
                onDecline={() => setDeclining(request)}
              />
            ))}
          </ul>
        </>
      ) : (
        <div className="mt-3">
          <EmptyState icon="check" title={t('empty')} lead={t('emptyLead')} />
        </div>
      )}
      <ConfirmDialog
        isOpen={declining !== undefined}
        title={t('declineTitle')}
        confirmLabel={t('decline')}
        cancelLabel={t('keep')}
        onClose={() => setDeclining(undefined)}
        onConfirm={async () => {
          if (declining) await decide(declining, false)
        }}
      >
        <p>{t('declineLead', { name: declining?.nome ?? '' })}</p>
      </ConfirmDialog>
    </section>
  )
}
