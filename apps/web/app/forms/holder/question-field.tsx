import { cpfMask, shortDateMask } from '@narthex/client/forms/masks'
import type { ValidForm } from '@narthex/client/forms/use-valid-form'
import { answerFileBytes } from '@narthex/contract/limits'
import { uploadAnswerFile } from '@narthex/contract/tickets/registration.endpoints'
import type { Participant, Question } from '@narthex/contract/tickets/ticket.schemas'
import { textLinkClass } from '@narthex/ui/button'
import { CheckboxField } from '@narthex/ui/checkbox-field'
import { ChoiceGroup } from '@narthex/ui/choice-group'
import { Field } from '@narthex/ui/field'
import { SelectField } from '@narthex/ui/select-field'
import { TextArea } from '@narthex/ui/text-area'
import { TextField } from '@narthex/ui/text-field'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { callApi } from '../../session/api.ts'
import { type HolderInput, questionField } from './holder-form.ts'

export interface QuestionFieldProps {
  readonly question: Question
  readonly valid: ValidForm<HolderInput, Participant>
  readonly eventId: number
  readonly reserva: string
}

/** More options than these stand in a list. */
const mostInSight = 6

/** One of the event's questions, by its kind. */
export function QuestionField({ question, valid, eventId, reserva }: QuestionFieldProps) {
  const t = useTranslations('ticketBuying.holder')
  const words = useTranslations('forms')
  const locale = useLocale()
  const { id, rotulo, ajuda, tipo, opcoes, texto, flagObrigatoria } = question
  const name = questionField(id)
  const texts = { hint: ajuda ?? undefined, ...(!flagObrigatoria && { optional: words('optional') }) }
  const options = opcoes.map((value) => ({ value, label: value }))
  switch (tipo) {
    case 'TEXTO_LONGO':
      return <TextArea {...valid.field(name, rotulo)} {...texts} maxLength={2000} />
    case 'ESCOLHA':
      return options.length > mostInSight ? (
        <SelectField
          {...valid.field(name, rotulo)}
          {...texts}
          value={String(valid.form.watch(name) ?? '')}
          placeholder={t('choose')}
          options={options}
        />
      ) : (
        <ChoiceGroup type="radio" {...valid.field(name, rotulo)} {...texts} options={options} />
      )
    case 'ESCOLHAS':
      return <ChoiceGroup type="checkbox" {...valid.field(name, rotulo)} {...texts} options={options} />
    case 'CONSENTIMENTO':
      return (
        <fieldset className="min-w-0 sm:col-span-2">
          {texto && (
            <>
              <legend className="mb-1.5 text-sm font-semibold">{rotulo}</legend>
              <p className="max-h-48 overflow-y-auto rounded-card bg-sunken p-4 text-sm whitespace-pre-line">{texto}</p>
            </>
          )}
          <CheckboxField {...valid.field(name, texto ? t('agree') : rotulo)} hint={texts.hint} />
        </fieldset>
      )
    case 'ARQUIVO':
      return <FileAnswer question={question} valid={valid} eventId={eventId} reserva={reserva} />
    case 'DATA':
      return (
        <TextField
          {...valid.field(name, rotulo, { mask: shortDateMask(locale) })}
          {...texts}
          inputMode="numeric"
          placeholder={t('birthShape')}
        />
      )
    case 'CPF':
      return (
        <TextField
          {...valid.field(name, rotulo, { mask: cpfMask })}
          {...texts}
          inputMode="numeric"
          autoComplete="off"
        />
      )
    case 'NUMERO':
      return <TextField {...valid.field(name, rotulo)} {...texts} inputMode="decimal" autoComplete="off" />
    default:
      return <TextField {...valid.field(name, rotulo)} {...texts} maxLength={300} />
  }
}

/** A file as an answer: it is sent at once, and its id is what the form holds. */
function FileAnswer({ question: { id, rotulo, ajuda, flagObrigatoria }, valid, eventId, reserva }: QuestionFieldProps) {
  const t = useTranslations('ticketBuying.holder')
  const words = useTranslations('forms')
  const name = questionField(id)
  const [state, setState] = useState<'sending' | 'failed'>()
  const { error } = valid.field(name, rotulo)
  const value = String(valid.form.watch(name) ?? '')
  const filename = String(valid.form.watch(`${name}nome`) ?? '')

  async function send(file: File): Promise<void> {
    if (file.size > answerFileBytes) return setState('failed')
    setState('sending')
    try {
      const answer = await callApi(uploadAnswerFile, {
        params: { id: String(eventId), codigo: reserva },
        body: { arquivo: file },
      })
      valid.form.setValue(name, answer.id, { shouldDirty: true, shouldValidate: true })
      valid.form.setValue(`${name}nome`, file.name)
      setState(undefined)
    } catch {
      setState('failed')
    }
  }
  return (
    <Field
      label={rotulo}
      hint={ajuda ?? undefined}
      error={state === 'failed' ? t('fileFailed') : error}
      optional={flagObrigatoria ? undefined : words('optional')}
    >
      {({ required: _, ...control }) => (
        <div className="grid gap-1">
          <input
            {...control}
            type="file"
            disabled={state === 'sending'}
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? []
              if (file) void send(file)
            }}
            className="min-h-12 w-full text-sm file:me-3 file:min-h-11 file:rounded-button file:border-0 file:bg-sunken file:px-4 file:font-semibold"
          />
          <p role="status" className="text-sm text-muted">
            {state === 'sending' ? t('fileSending') : value && filename}
          </p>
          {value && (
            <button
              type="button"
              className={`${textLinkClass} justify-self-start text-sm`}
              onClick={() => {
                valid.form.setValue(name, '', { shouldDirty: true })
                valid.form.setValue(`${name}nome`, '')
              }}
            >
              {t('fileRemove')}
            </button>
          )}
        </div>
      )}
    </Field>
  )
}
