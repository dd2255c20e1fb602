import { showMessage } from '@narthex/client/calls/status-store'
import { useAct } from '@narthex/client/data/use-act'
import { dateIn } from '@narthex/contract/church-time'
import { enterPrivacyRequest } from '@narthex/contract/privacy/privacy.endpoints'
import {
  type PrivacyChannel,
  type PrivacyKind,
  privacyChannels,
  privacyKinds,
  privacyLimits,
} from '@narthex/contract/privacy/privacy-words'
import { Notice } from '@narthex/ui/notice'
import { SelectField } from '@narthex/ui/select-field'
import { TextArea } from '@narthex/ui/text-area'
import { TextField } from '@narthex/ui/text-field'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../components/buttons.ts'
import { PageHead } from '../../components/page-head.tsx'
import { type FoundPerson, PeopleField } from '../../components/people-field.tsx'
import { useDateContext } from '../../components/use-date-context.ts'
import { useFailure } from '../../components/use-failure.ts'
import { pathTo } from '../../navigation/places.ts'
import { callApi } from '../../session/api.ts'
import { requestPath } from './privacy-path.ts'

interface RequestDraft {
  readonly tipo: PrivacyKind
  readonly origem: PrivacyChannel
  /** `YYYY-MM-DD`. */
  readonly recebidoEm: string
  readonly mensagem: string
}

/** Enters a request that came by letter, telephone, e-mail or in person. */
export function EnterRequestPage() {
  const t = useTranslations('consolePrivacyRequests')
  const dates = useDateContext()
  const navigate = useNavigate()
  const act = useAct(useFailure())
  const today = dateIn(dates.timeZone, dates.now)
  // One key for the form: sent twice it is one request.
  const [chave] = useState(() => crypto.randomUUID())
  const [person, setPerson] = useState<FoundPerson>()
  const [draft, setDraft] = useState<RequestDraft>({
    tipo: 'ACESSO',
    origem: 'CARTA',
    recebidoEm: today,
    mensagem: '',
  })
  const [isMissing, setMissing] = useState(false)
  function send(event: FormEvent) {
    event.preventDefault()
    setMissing(!person)
    if (!person || act.isBusy) return
    void act.run(async () => {
      const mensagem = draft.mensagem.trim() || null
      const body = { ...draft, chave, idUsuario: Number(person.value), mensagem }
      const request = await callApi(enterPrivacyRequest, { body })
      showMessage('GLOBAL', { tone: 'success', text: t('entered') })
      void navigate(requestPath(request.id), { replace: true })
    })
  }
  return (
    <div className="max-w-160">
      <PageHead title={t('enter')} parent={{ path: pathTo('privacyRequests'), label: t('title') }} />
      <form noValidate onSubmit={send} className="grid gap-4">
        <PeopleField
          label={t('person')}
          hint={t('personHelp')}
          error={isMissing && !person ? t('personMissing') : undefined}
          value={person}
          onChange={setPerson}
          isOfAll
        />
        <RequestFields draft={draft} today={today} onChange={(own) => setDraft((before) => ({ ...before, ...own }))} />
        {act.failure && (
          <Notice tone="danger">
            <p>{act.failure}</p>
          </Notice>
        )}
        <div>
          <button type="submit" aria-busy={act.isBusy || undefined} className={toolClass('primary')}>
            {t('save')}
          </button>
        </div>
      </form>
    </div>
  )
}

interface RequestFieldsProps {
  readonly draft: RequestDraft
  readonly today: string
  readonly onChange: (own: Partial<RequestDraft>) => void
}

function RequestFields({ draft, today, onChange }: RequestFieldsProps) {
  const t = useTranslations('consolePrivacyRequests')
  const forms = useTranslations('forms')
  return (
    <>
      <SelectField
        label={t('kind')}
        options={privacyKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
        value={draft.tipo}
        onChange={({ currentTarget: { value } }) => onChange({ tipo: value as PrivacyKind })}
      />
      <SelectField
        label={t('channel')}
        options={privacyChannels.map((channel) => ({ value: channel, label: t(`channels.${channel}`) }))}
        value={draft.origem}
        onChange={({ currentTarget: { value } }) => onChange({ origem: value as PrivacyChannel })}
      />
      <TextField
        label={t('day')}
        hint={t('dayHelp')}
        type="date"
        max={today}
        value={draft.recebidoEm}
        onChange={({ currentTarget: { value } }) => onChange({ recebidoEm: value })}
      />
      <TextArea
        label={t('message')}
        hint={t('messageHelp')}
        optional={forms('optional')}
        rows={4}
        maxLength={privacyLimits.message}
        value={draft.mensagem}
        onChange={({ currentTarget: { value } }) => onChange({ mensagem: value })}
      />
    </>
  )
}
