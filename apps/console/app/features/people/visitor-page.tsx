import { useOutbox } from '@narthex/client/data/use-outbox'
import { whenBack } from '@narthex/client/device/when-back'
import { dateIn } from '@narthex/contract/church-time'
import { visitorForm } from '@narthex/contract/people/visitor.form'
import { Notice } from '@narthex/ui/notice'
import { SelectField } from '@narthex/ui/select-field'
import { TextArea } from '@narthex/ui/text-area'
import { TextField } from '@narthex/ui/text-field'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../components/buttons.ts'
import { PageHead } from '../../components/page-head.tsx'
import { useDateContext } from '../../components/use-date-context.ts'
import { pathTo } from '../../navigation/places.ts'
import { SectionTabs } from '../../resource/list/section-tabs.tsx'
import { useCongregations } from '../../resources/people/person-controls.tsx'
import { useOfficeSession } from '../../session/office.ts'
import { type SentVisitor, type TypedVisitor, visitorOutbox } from '../../session/visitor-outbox.ts'

type Faults = Partial<Record<'nome' | 'telefone', string>>

const read = (form: FormData, name: string) => String(form.get(name) ?? '').trim() || null

interface LastVisitor {
  readonly key: string
  readonly visitor: SentVisitor
}

/** The visitor that was saved last, with the id as soon as the server has them; what waits is sent. */
function useLastVisitor() {
  const [last, setLast] = useState<LastVisitor>()
  useEffect(() => {
    void visitorOutbox.send()
    const stop = visitorOutbox.subscribe((event) => {
      if (event?.state !== 'sent') return
      const { answer, place } = event
      setLast((before) => (before && before.key === place.names[0] ? { key: before.key, visitor: answer } : before))
    })
    const stopWaiting = whenBack(visitorOutbox.send)
    return () => {
      stop()
      stopWaiting()
    }
  }, [])
  return [last, setLast] as const
}

/** A form for someone who came for the first time: kept on the device first, and sent once. */
export function VisitorPage() {
  const t = useTranslations('consoleVisitor')
  const { pessoa } = useOfficeSession()
  const { timeZone, now } = useDateContext()
  const form = useRef<HTMLFormElement>(null)
  const [faults, setFaults] = useState<Faults>({})
  const [last, setLast] = useLastVisitor()

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const congregation = read(typed, 'idCongregacao')
    const visitor: TypedVisitor = {
      nome: read(typed, 'nome') ?? '',
      telefone: read(typed, 'telefone'),
      comoChegou: read(typed, 'comoChegou'),
      anotacao: read(typed, 'anotacao'),
      idCongregacao: congregation === null ? null : Number(congregation),
      visitanteDesde: dateIn(timeZone, now),
    }
    const key = crypto.randomUUID()
    const checked = visitorForm.safeParse({ ...visitor, chave: key })
    const wrong = new Set(checked.success ? [] : checked.error.issues.map(({ path: [field] }) => String(field)))
    setFaults({
      ...(wrong.has('nome') && { nome: t(visitor.nome === '' ? 'nameMissing' : 'nameWrong') }),
      ...(wrong.has('telefone') && { telefone: t('phoneWrong') }),
    })
    if (wrong.size > 0) {
      form.current?.querySelector<HTMLElement>(wrong.has('nome') ? '[name=nome]' : '[name=telefone]')?.focus()
      return
    }
    await visitorOutbox.keep({ memberId: pessoa.id, names: [key] }, visitor)
    setLast({ key, visitor })
    form.current?.reset()
    form.current?.querySelector<HTMLElement>('[name=nome]')?.focus()
    void visitorOutbox.send()
  }

  return (
    <div className="max-w-160">
      <PageHead title={t('title')} takesFocus={false} />
      <SectionTabs place="visitor" />
      <p className="mb-4 text-muted">{t('lead')}</p>
      <SentOrKept last={last?.visitor} />
      <form ref={form} noValidate onSubmit={(event) => void save(event)} className="grid gap-4">
        <VisitorFields faults={faults} />
        <div>
          <button type="submit" className={toolClass('primary')}>
            {t('save')}
          </button>
        </div>
      </form>
      <Waiting />
    </div>
  )
}

function VisitorFields({ faults }: { readonly faults: Faults }) {
  const t = useTranslations('consoleVisitor')
  const congregations = useCongregations()
  return (
    <>
      <TextField label={t('nome')} name="nome" autoComplete="off" maxLength={100} error={faults.nome} />
      <TextField
        label={t('telefone')}
        name="telefone"
        type="tel"
        inputMode="tel"
        autoComplete="off"
        maxLength={40}
        error={faults.telefone}
      />
      <TextField
        label={t('comoChegou')}
        hint={t('comoChegouHelp')}
        name="comoChegou"
        autoComplete="off"
        maxLength={200}
      />
      {congregations.length > 0 && (
        <SelectField
          label={t('idCongregacao')}
          name="idCongregacao"
          placeholder={t('none')}
          options={congregations}
          defaultValue=""
        />
      )}
      <TextArea label={t('anotacao')} name="anotacao" rows={2} maxLength={2000} />
    </>
  )
}

/** Tells whether the visitor that was saved last was sent, or waits on the device. */
function SentOrKept({ last }: { readonly last: SentVisitor | undefined }) {
  const t = useTranslations('consoleVisitor')
  return (
    <div role="status" className="mb-4 empty:hidden">
      {last && (
        <Notice tone={last.id === undefined ? 'info' : 'success'}>
          <p>
            {t(last.id === undefined ? 'kept' : 'saved', { name: last.nome })}{' '}
            {last.id !== undefined && (
              <Link to={`${pathTo('people')}/${last.id}`} className="underline underline-offset-4">
                {t('open')}
              </Link>
            )}
          </p>
        </Notice>
      )}
    </div>
  )
}

/** Visitors of this device alone: those that wait for the internet, and those that the server refused. */
function Waiting() {
  const t = useTranslations('consoleVisitor')
  const { pessoa } = useOfficeSession()
  const { entries = [], isSending } = useOutbox(visitorOutbox, { memberId: pessoa.id, names: [] }, () => {})
  const waiting = entries.filter(({ state }) => state === 'waiting')
  const refused = entries.filter(({ state }) => state === 'refused')
  const drop = async () => {
    for (const { names } of refused) await visitorOutbox.drop({ memberId: pessoa.id, names })
  }
  return (
    <div className="mt-6 grid gap-3 empty:hidden">
      {waiting.length > 0 && !isSending && (
        <p className="text-sm text-muted">{t('waiting', { count: waiting.length })}</p>
      )}
      {refused.length > 0 && (
        <Notice tone="danger">
          <p>{t('refused', { count: refused.length, names: refused.map(({ record }) => record.nome).join(', ') })}</p>
          <button type="button" className={`${toolClass('quiet')} mt-2`} onClick={() => void drop()}>
            {t('drop')}
          </button>
        </Notice>
      )}
    </div>
  )
}
