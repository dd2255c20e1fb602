import type { ModerationQueue, PrayerDecision } from '@narthex/contract/prayer/prayer-moderation.endpoints'
import { cardClass } from '@narthex/ui/card'
import { useTranslations } from 'use-intl'
import { useDateContext } from '../../../components/use-date-context.ts'
import { PrayerWords } from '../prayer-words.tsx'
import { WhoWrote } from '../who-wrote.tsx'
import { actsAfter } from './case-acts.ts'
import { CaseButtons } from './case-buttons.tsx'
import { CaseFacts } from './case-facts.tsx'
import { CaseOutcome } from './case-outcome.tsx'
import { isOpen, type Outcome } from './case-outcomes.ts'
import type { Case } from './moderation-calls.ts'

export interface CaseCardProps {
  readonly queue: ModerationQueue
  readonly one: Case
  /** Outcome of the decision, if any. */
  readonly outcome: Outcome | undefined
  readonly onDecide: (decision: PrayerDecision) => Promise<void>
  /** Takes the decision back before it is sent. */
  readonly onTakeBack: () => void
}

/** A case: its text, its author, the reason, and the possible decisions. */
export function CaseCard({ queue, one, outcome, onDecide, onTakeBack }: CaseCardProps) {
  const t = useTranslations('prayerModeration')
  const dates = useDateContext()
  const written = one.oracao ?? one.mensagem
  if (!written) return null
  const { autor, dataCadastro } = written
  const name = `${autor.nome} ${autor.sobrenome}`.trim()
  return (
    <li className={`${cardClass} p-5 sm:p-6`}>
      <WhoWrote
        name={name}
        picture={autor.imagem}
        called={name}
        at={dataCadastro}
        dates={dates}
        about={one.oracao ? one.oracao.motivo?.nome : t('toward')}
      />
      <CaseFacts one={one} />
      <div className="mt-4">
        <PrayerWords mensagem={written.mensagem} imagem={one.oracao?.imagem ?? null} />
      </div>
      {one.oracao?.testemunho && (
        <p dir="auto" className="mt-4 border-s-2 border-brand ps-4 whitespace-pre-line">
          {one.oracao.testemunho}
        </p>
      )}
      {!isOpen(outcome) && <CaseOutcome outcome={outcome} onTakeBack={onTakeBack} />}
      <CaseButtons acts={actsAfter(outcome, queue, one)} outcome={outcome} name={name} onDecide={onDecide} />
    </li>
  )
}
