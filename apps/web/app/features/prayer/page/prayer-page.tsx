import type { Prayer, PrayerMessage } from '@narthex/contract/prayer/prayer.schemas'
import { containerClass } from '@narthex/ui/container'
import { useTranslations } from 'use-intl'
import { BackLink } from '../../../components/back-link.tsx'
import { ShareBar } from '../../../components/share-bar.tsx'
import { ToolStatus } from '../../../components/tool-status.tsx'
import { useDateContext } from '../../../components/use-date-context.ts'
import { pathTo } from '../../../routing/page-path.ts'
import { Messages } from '../messages/messages.tsx'
import { PrayRow } from '../pray-row.tsx'
import { PrayerWords } from '../prayer-words.tsx'
import { ReportButton } from '../report/report-button.tsx'
import { useReporting } from '../report/use-reporting.tsx'
import { Testimony } from '../testimony.tsx'
import { useMemberAct } from '../use-member-act.ts'
import { useSupport } from '../use-support.ts'
import { WhoWrote } from '../who-wrote.tsx'
import { YoursNotice } from './yours-notice.tsx'

export interface PrayerPageProps {
  readonly prayer: Prayer & { readonly mensagens: { readonly itens: readonly PrayerMessage[]; readonly total: number } }
  readonly renderedAt: string
}

/** Page of a prayer on the wall: its text, the button to pray along, and the messages to its author. */
export function PrayerPage({ prayer, renderedAt }: PrayerPageProps) {
  const t = useTranslations('prayerWall')
  const dates = useDateContext(renderedAt)
  const support = useSupport([prayer.id])
  const praying = useMemberAct('pray')
  const reporting = useReporting()
  const { id, nome, imagemAutor, motivo, dataCadastro, mensagens } = prayer
  const called = nome ?? t('anonymous')
  const mine = support.of(id)?.flagMinha ?? false
  return (
    <div className={containerClass('measure', 'backLink')}>
      <BackLink to="/prayer" name={t('back')} />
      {mine && <YoursNotice prayer={prayer} />}
      <article className="mt-3">
        <h1 className="sr-only">{t('prayerOf', { name: called })}</h1>
        <div className="mb-5 flex items-start justify-between gap-3">
          <WhoWrote
            name={nome}
            picture={imagemAutor}
            called={called}
            at={dataCadastro}
            dates={dates}
            about={motivo?.nome}
          />
          <div className="-me-2 flex shrink-0 items-center">
            <ShareBar title={t('shareTitle')} path={pathTo('/prayer/:prayerId', { prayerId: id })} />
            <div className={mine ? 'invisible' : 'noscript:hidden'}>
              <ReportButton
                id={reporting.idOf({ kind: 'prayer', id })}
                label={t('report.openOf', { name: called })}
                onReport={() => reporting.open({ kind: 'prayer', id })}
              />
            </div>
          </div>
        </div>
        <PrayerWords mensagem={prayer.mensagem} imagem={prayer.imagem} />
        {prayer.flagRespondida && <Testimony text={prayer.testemunho} className="mt-6" />}
        <div className="mt-6">
          <PrayRow
            id={praying.idOf(id)}
            support={support.of(id)}
            onPray={() => praying.run(id, () => support.pray(id))}
          />
        </div>
      </article>
      <Messages
        prayerId={id}
        served={mensagens}
        dates={dates}
        whoReads={mine ? (prayer.flagAnonimo ? 'ownAnonymous' : 'own') : 'all'}
        reporting={reporting}
      />
      {praying.dialog}
      {reporting.dialogs}
      <ToolStatus>{support.hasFailed ? t('prayFailed') : undefined}</ToolStatus>
    </div>
  )
}
