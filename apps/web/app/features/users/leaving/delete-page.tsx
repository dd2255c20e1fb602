import { useMemberData } from '@narthex/client/data/use-member-data'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import { Notice } from '@narthex/ui/notice'
import { Skeleton } from '@narthex/ui/skeleton'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { AccountPage } from '../account-page.tsx'
import { AskForm } from './ask-form.tsx'
import { AskedNotice } from './asked-notice.tsx'
import { ExportCard } from './export-card.tsx'
import { type Leaver, loadDeletion } from './leaving-calls.ts'
import { useLeaver } from './use-leaver.ts'
import { WhatGoes } from './what-goes.tsx'

/** Page to delete an account (specification §2): data export, what is deleted and kept, and the request. */
export function DeletePage({ title }: { title: string }) {
  const t = useTranslations('leaving')
  const known = useLeaver()
  return (
    <AccountPage title={title} lead={t('lead')}>
      {known && <Leaving leaver={known.leaver} email={known.email} />}
    </AccountPage>
  )
}

function Leaving({ leaver, email }: { leaver: Leaver; email: string }) {
  const t = useTranslations('leaving')
  const deletion = useMemberData(['deletion', leaver.igreja], () => loadDeletion(leaver), { isFresh: true })
  const [isAskingAgain, setAskingAgain] = useState(false)
  const [isWithdrawn, setWithdrawn] = useState(false)
  if (deletion.state === 'failed') return <LoadFailed onRetry={deletion.reload} />
  if (deletion.state === 'loading') return <Skeleton className="h-96 w-full rounded-card" />

  const { value, update } = deletion
  const { pedido, flagContaTambem } = value
  const showAsked = pedido && !isAskingAgain
  return (
    <div className="grid gap-8">
      <div aria-live="polite" className="empty:hidden">
        {isWithdrawn && (
          <Notice tone="success" icon="give" role="none">
            <p>{t('withdrawn')}</p>
          </Notice>
        )}
      </div>
      {showAsked && (
        <AskedNotice
          leaver={leaver}
          email={email}
          expiraEm={pedido.expiraEm}
          onAskAgain={() => setAskingAgain(true)}
          onWithdrawn={() => {
            update((before) => ({ ...before, pedido: null }))
            setWithdrawn(true)
          }}
        />
      )}
      <ExportCard leaver={leaver} />
      <WhatGoes flagContaTambem={flagContaTambem} />
      {!showAsked && (
        <AskForm
          leaver={leaver}
          email={email}
          flagContaTambem={flagContaTambem}
          onAsked={(asked) => {
            update((before) => ({ ...before, pedido: asked }))
            setAskingAgain(false)
            setWithdrawn(false)
          }}
        />
      )}
    </div>
  )
}
