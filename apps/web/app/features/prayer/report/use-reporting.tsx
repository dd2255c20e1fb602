import { LazyPart, lazyPart } from '@narthex/client/parts/lazy-part'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ToolStatus } from '../../../components/tool-status.tsx'
import type { Reported } from '../prayer-calls.ts'
import { useMemberAct } from '../use-member-act.ts'

/** Few ever need it. */
const ReportDialog = lazyPart(() => import('./report-dialog.tsx').then(({ ReportDialog }) => ReportDialog))

export interface Reporting {
  idOf(thing: Reported): string
  /** Asks a member what is wrong with it; a visitor to log in. */
  open(thing: Reported): void
  /** Dialogs to draw once, anywhere near the buttons. */
  readonly dialogs: ReactNode
}

/** The ways to tell those who look after the wall of what should not be on it. */
export function useReporting(): Reporting {
  const t = useTranslations('errors')
  const prayers = useMemberAct('report')
  const messages = useMemberAct('report-message')
  const [reported, setReported] = useState<Reported>()
  const actOf = ({ kind }: Reported) => (kind === 'prayer' ? prayers : messages)
  return {
    idOf: (thing) => actOf(thing).idOf(thing.id),
    open: (thing) => actOf(thing).run(thing.id, () => setReported(thing)),
    dialogs: (
      <>
        {prayers.dialog}
        {messages.dialog}
        {reported && (
          <LazyPart key={`${reported.kind}-${reported.id}`} failed={<ToolStatus>{t('generic')}</ToolStatus>}>
            <ReportDialog reported={reported} onClose={() => setReported(undefined)} />
          </LazyPart>
        )}
      </>
    ),
  }
}
