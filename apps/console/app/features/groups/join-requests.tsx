import { showMessage } from '@narthex/client/calls/status-store'
import { useAct } from '@narthex/client/data/use-act'
import { dateText } from '@narthex/client/format/dates'
import type { JoinRequest } from '@narthex/contract/groups/group.schemas'
import { decideGroupRequest } from '@narthex/contract/groups/group-care.endpoints'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../components/buttons.ts'
import { useDateContext } from '../../components/use-date-context.ts'
import { useFailure } from '../../components/use-failure.ts'
import { callApi } from '../../session/api.ts'
import { useMay } from '../../session/office.ts'
import { PersonFace } from '../classes/person-face.tsx'

export interface JoinRequestsProps {
  readonly requests: readonly JoinRequest[]
  readonly onDecided: () => Promise<unknown>
}

/** The requests to join a group that wait, each with its answer in one tap. Nothing where none waits. */
export function JoinRequests({ requests, onDecided }: JoinRequestsProps) {
  const t = useTranslations('consoleGroupCare.requests')
  const care = useTranslations('consoleGroupCare')
  const dates = useDateContext()
  const explain = useFailure()
  const act = useAct()
  const mayLead = useMay('groups.manage')
  if (requests.length === 0) return null
  const decide = (id: number, name: string, flagAceita: boolean) =>
    act.run(async () => {
      try {
        await callApi(decideGroupRequest, { params: { id: String(id) }, body: { flagAceita } })
        showMessage('GLOBAL', { tone: 'success', text: t(flagAceita ? 'accepted' : 'declined', { name }) })
      } catch (error) {
        showMessage('GLOBAL', { tone: 'danger', text: care('failed', { reason: explain(error) }) })
      }
      await onDecided()
    }, String(id))
  return (
    <section className="mb-8">
      <h2 className="mb-2 text-lg font-semibold">{t('title')}</h2>
      <ul className="divide-y divide-line border-y border-line">
        {requests.map(({ id, nome, sobrenome, imagem, mensagem, telefone, dataCadastro }) => {
          const name = [nome, sobrenome].filter(Boolean).join(' ')
          const facts = [telefone, t('sent', { date: dateText(dataCadastro.slice(0, 10), dates) })]
          return (
            <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
              <PersonFace nome={name} imagem={imagem} />
              <span className="min-w-36 flex-1 wrap-anywhere">
                <span className="block font-medium">{name}</span>
                {mensagem && <span className="block">{mensagem}</span>}
                <span className="block text-sm text-muted">{facts.filter(Boolean).join(' · ')}</span>
              </span>
              {mayLead && (
                <span className="flex gap-2">
                  <button type="button" className={toolClass('primary')} onClick={() => void decide(id, name, true)}>
                    {t('accept')}
                    <span className="sr-only">{name}</span>
                  </button>
                  <button type="button" className={toolClass('quiet')} onClick={() => void decide(id, name, false)}>
                    {t('decline')}
                    <span className="sr-only">{name}</span>
                  </button>
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
