import { useAct } from '@narthex/client/data/use-act'
import { useMemberData } from '@narthex/client/data/use-member-data'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import type { DirectoryChoice, OwnDirectory } from '@narthex/contract/people/directory.schemas'
import { textLinkClass } from '@narthex/ui/button'
import { cardClass } from '@narthex/ui/card'
import { EmptyState } from '@narthex/ui/empty-state'
import { Notice } from '@narthex/ui/notice'
import { Skeleton } from '@narthex/ui/skeleton'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../components/smart-link.tsx'
import { loadOwn, ownKey, saveChoice } from './directory-calls.ts'
import { EntryCard } from './entry-card.tsx'
import { HiddenPeople } from './hidden-people.tsx'
import { OwnSwitches } from './own-switches.tsx'
import { pickShown } from './pick-shown.ts'

/** Facts that others see of the member: chosen fact by fact, and saved at once. */
export function OwnDirectoryPage({ title }: { title: string }) {
  const t = useTranslations('directory')
  const own = useMemberData(ownKey, loadOwn, { isFresh: true })
  return (
    <>
      <h1 className="text-2xl">{title}</h1>
      <p className="mt-2 mb-6 max-w-measure text-muted">{t('own.lead')}</p>
      {own.state === 'failed' && <LoadFailed onRetry={own.reload} />}
      {own.state === 'loading' && <Skeleton className="h-72 w-full rounded-card" />}
      {own.state === 'ready' && <Own own={own.value} update={own.update} reload={own.reload} />}
    </>
  )
}

interface OwnProps {
  readonly own: OwnDirectory
  readonly update: (change: (value: OwnDirectory) => OwnDirectory) => void
  readonly reload: () => Promise<void>
}

function Own({ own, update, reload }: OwnProps) {
  const t = useTranslations('directory')
  const [outcome, setOutcome] = useState<'saved' | 'failed'>()
  const { run } = useAct()
  const { flagLigado, impedimento, publico, flagFora, flagConfirmar, proprio } = own
  if (!flagLigado) return <EmptyState icon="people" title={t('off.title')} lead={t('off.lead')} />
  if (impedimento || !proprio)
    return (
      <EmptyState icon="people" title={t('closed.title')} lead={t(`closed.reasons.${impedimento ?? 'NAO_MEMBRO'}`)} />
    )
  const choose = async (change: Partial<DirectoryChoice>) => {
    const choice = { flagFora, campos: own.campos, publico, ...change }
    update((before) => ({ ...before, ...change, flagConfirmar: false }))
    setOutcome(undefined)
    const isDone = await run(async () => {
      const kept = await saveChoice(choice)
      update(() => kept)
    })
    if (isDone !== undefined) setOutcome(isDone ? 'saved' : 'failed')
    // What is shown is what the church keeps.
    if (isDone === false) await reload()
  }
  return (
    <div className="grid gap-8">
      <p className="max-w-measure">
        {t(`own.readers.${publico}`)}{' '}
        <SmartLink to="/directory" className={textLinkClass}>
          {t('own.toDirectory')}
        </SmartLink>
      </p>
      {flagConfirmar && (
        <Notice tone="warning">
          <p>{t('own.agreeAgain')}</p>
        </Notice>
      )}
      <OwnSwitches own={own} onChoose={choose} />
      <section aria-labelledby="seen">
        <h2 id="seen" className="text-xl">
          {t('own.seen')}
        </h2>
        <div className={`${cardClass} mt-3 p-4`}>
          {flagFora ? (
            <p className="text-muted">{t('own.seenNothing')}</p>
          ) : (
            <EntryCard entry={pickShown(own, proprio)} />
          )}
        </div>
      </section>
      <p
        role="status"
        className={`-mt-4 min-h-6 text-sm font-medium ${outcome === 'failed' ? 'text-danger' : 'text-success'}`}
      >
        {outcome && t(outcome === 'saved' ? 'own.saved' : 'own.saveFailed')}
      </p>
      <HiddenPeople people={own.bloqueados} onChange={reload} />
    </div>
  )
}
