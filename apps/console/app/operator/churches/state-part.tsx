import { whenText } from '@narthex/client/format/dates'
import { type ChurchState, setChurchState } from '@narthex/contract/operator/churches.endpoints'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../components/buttons.ts'
import type { Confirmation } from '../../components/confirm-dialog.tsx'
import { useDateContext } from '../../components/use-date-context.ts'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { Section } from '../form-parts.tsx'
import { callApi } from '../session/operator-session.ts'
import type { ChurchPartProps } from './church-page.tsx'

/** Opens, suspends or archives the church, each after a question. */
export function StatePart({ church, onChange }: ChurchPartProps) {
  const t = useTranslations('operatorChurches')
  const dates = useDateContext()
  const [asked, setAsked] = useState<Confirmation>()
  const { codigo, nome, situacao, suspensaEm } = church
  const ask = (wanted: ChurchState) =>
    setAsked({
      title: t(`ask.${wanted}.title`, { name: nome }),
      lead: <p>{t(`ask.${wanted}.lead`)}</p>,
      action: t(`ask.${wanted}.action`),
      done: t(`ask.${wanted}.done`, { name: nome }),
      isDangerous: wanted !== 'ABERTA',
      run: async () => onChange(await callApi(setChurchState, { params: { codigo }, body: { situacao: wanted } })),
    })
  const offered = (['ABERTA', 'SUSPENSA', 'ARQUIVADA'] as const).filter((state) => state !== situacao)
  return (
    <Section title={t('state')} lead={t(`stateLead.${situacao}`)}>
      {suspensaEm && (
        <p className="text-sm text-muted">{t('suspendedSince', { when: whenText(new Date(suspensaEm), dates) })}</p>
      )}
      <div className="flex flex-wrap gap-2">
        {offered.map((state) => (
          <button
            key={state}
            type="button"
            className={toolClass(state === 'ABERTA' ? 'primary' : 'danger')}
            onClick={() => ask(state)}
          >
            {t(`ask.${state}.action`)}
          </button>
        ))}
      </div>
      <ConfirmDialog confirmation={asked} onClose={() => setAsked(undefined)} />
    </Section>
  )
}
