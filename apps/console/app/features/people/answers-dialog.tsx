import { showMessage } from '@narthex/client/calls/status-store'
import { ApiError } from '@narthex/contract/client'
import { type KnownField, type PersonAnswer, setPersonAnswers } from '@narthex/contract/people/person-answers.endpoints'
import { Dialog } from '@narthex/ui/dialog'
import { Notice } from '@narthex/ui/notice'
import { SelectField } from '@narthex/ui/select-field'
import { TextArea } from '@narthex/ui/text-area'
import { TextField } from '@narthex/ui/text-field'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../components/buttons.ts'
import { useFailure } from '../../components/use-failure.ts'
import { callApi } from '../../session/api.ts'

interface AnswersDialogProps {
  readonly id: number
  readonly name: string
  /** Fields that the reader may answer. */
  readonly fields: readonly KnownField[]
  readonly answers: readonly PersonAnswer[]
  readonly onClose: () => void
  readonly onChanged: () => void
}

/** Answers by field; those without one are missing. */
type Values = Readonly<Record<number, string>>

const toValues = (answers: readonly PersonAnswer[]): Values =>
  Object.fromEntries(answers.map(({ idCampo, valor }) => [idCampo, valor]))

/** Finds the fields that a refusal names: `body.respostas.N.…`. */
function findNamed(error: unknown, sent: readonly { readonly idCampo: number }[]) {
  const details = error instanceof ApiError ? (error.body?.details ?? []) : []
  return details.flatMap(({ path, message }) => {
    const at = Number(/^body\.respostas\.(\d+)/.exec(path)?.[1] ?? -1)
    const idCampo = sent[at]?.idCampo
    return idCampo === undefined ? [] : [{ idCampo, message }]
  })
}

/** Changes answers of a person. Where someone else has answered since, it says what, and what was typed stays. */
export function AnswersDialog({ id, name, fields, answers, onClose, onChanged }: AnswersDialogProps) {
  const t = useTranslations('consolePersonAnswers')
  const frame = useTranslations('consoleFrame')
  const explain = useFailure()
  const [seen, setSeen] = useState<Values>(() => toValues(answers))
  const [values, setValues] = useState<Values>(() => toValues(answers))
  const [errors, setErrors] = useState<Values>({})
  const [failure, setFailure] = useState<string>()
  const [isSending, setSending] = useState(false)
  const params = { id: String(id) }

  async function save(event: FormEvent) {
    event.preventDefault()
    if (isSending) return
    const trimmed = (field: number) => values[field]?.trim() || null
    const sent = fields
      .map((field) => ({ idCampo: field.id, antes: seen[field.id] ?? null, valor: trimmed(field.id) }))
      .filter(({ antes, valor }) => antes !== valor)
    setFailure(undefined)
    setErrors({})
    if (sent.length === 0) return onClose()
    setSending(true)
    try {
      await callApi(setPersonAnswers, { params, body: { respostas: sent } })
      const undo = async () => {
        const back = sent.map(({ idCampo, antes, valor }) => ({ idCampo, antes: valor, valor: antes }))
        try {
          await callApi(setPersonAnswers, { params, body: { respostas: back } })
          onChanged()
        } catch (error) {
          showMessage('GLOBAL', { tone: 'danger', text: explain(error) })
        }
      }
      const action = { label: t('undo'), onAct: () => void undo() }
      showMessage('GLOBAL', { tone: 'success', text: t('saved', { name }), action })
      onChanged()
      onClose()
    } catch (error) {
      const named = findNamed(error, sent)
      const isOvertaken = error instanceof ApiError && error.code === 'CHANGED_MEANWHILE'
      if (isOvertaken && named.length > 0) {
        const theirs = Object.fromEntries(named.map(({ idCampo, message }) => [idCampo, message]))
        setSeen((before) => ({ ...before, ...theirs }))
        setErrors(mapValues(theirs, (answer) => t('theirs', { answer: answer || t('none') })))
      } else if (named.length > 0) setErrors(Object.fromEntries(named.map(({ idCampo }) => [idCampo, t('wrong')])))
      setFailure(isOvertaken ? t('overtaken') : explain(error))
    } finally {
      setSending(false)
    }
  }

  return (
    <Dialog isOpen onClose={onClose} title={t('titleOf', { name })} closeLabel={frame('close')}>
      <form noValidate onSubmit={(event) => void save(event)} className="grid gap-4">
        {fields.map((field) => (
          <AnswerField
            key={field.id}
            field={field}
            value={values[field.id] ?? ''}
            error={errors[field.id]}
            onChange={(value) => setValues((before) => ({ ...before, [field.id]: value }))}
          />
        ))}
        {failure && (
          <Notice tone="danger">
            <p>{failure}</p>
          </Notice>
        )}
        <div className="flex flex-wrap justify-end gap-2">
          <button type="button" className={toolClass('plain')} onClick={onClose}>
            {t('cancel')}
          </button>
          <button type="submit" aria-busy={isSending || undefined} className={toolClass('primary')}>
            {t('save')}
          </button>
        </div>
      </form>
    </Dialog>
  )
}

const mapValues = (values: Readonly<Record<string, string>>, change: (value: string) => string): Values =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)]))

interface AnswerFieldProps {
  readonly field: KnownField
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (value: string) => void
}

/** The control of a kind of answer. */
function AnswerField({ field: { id, titulo, ajuda, tipo, opcoes }, value, error, onChange }: AnswerFieldProps) {
  const t = useTranslations('consolePersonAnswers')
  const common = {
    label: titulo,
    hint: ajuda ?? undefined,
    optional: t('optional'),
    error,
    name: `answer-${id}`,
    value,
  }
  const bound = {
    ...common,
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
      onChange(currentTarget.value),
  }
  switch (tipo) {
    case 'SIM_NAO':
    case 'OPCAO': {
      const options =
        tipo === 'OPCAO'
          ? opcoes.map((option) => ({ value: option, label: option }))
          : [
              { value: 'true', label: t('yes') },
              { value: 'false', label: t('no') },
            ]
      return <SelectField {...bound} placeholder="–" options={options} />
    }
    case 'TEXTO_LONGO':
      return <TextArea {...bound} rows={3} maxLength={2000} />
    case 'DATA':
      return <TextField {...bound} type="date" />
    case 'NUMERO':
      return <TextField {...bound} inputMode="numeric" autoComplete="off" maxLength={15} />
    default:
      return <TextField {...bound} autoComplete="off" maxLength={200} />
  }
}
