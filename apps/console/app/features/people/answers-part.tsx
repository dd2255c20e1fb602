import { useAct } from '@narthex/client/data/use-act'
import { useLoaded } from '@narthex/client/data/use-loaded'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import {
  type KnownField,
  listPersonAnswers,
  type PersonAnswer,
  readReservedAnswers,
} from '@narthex/contract/people/person-answers.endpoints'
import { Notice } from '@narthex/ui/notice'
import { Skeleton } from '@narthex/ui/skeleton'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../components/buttons.ts'
import { useFailure } from '../../components/use-failure.ts'
import { AnswerText } from '../../resources/people/answer-text.tsx'
import { callApi } from '../../session/api.ts'
import { AnswerHistory } from './answer-history.tsx'
import { AnswersDialog } from './answers-dialog.tsx'
import { Part } from './person-parts.tsx'

interface AnswersPartProps {
  readonly id: number
  readonly name: string
}

const isReserved = ({ visao }: KnownField) => visao !== 'PESSOAS'

/** Answers of a person to the church's own questions; nothing in a church that asks none. */
export function AnswersPart({ id, name }: AnswersPartProps) {
  const t = useTranslations('consolePersonAnswers')
  const loaded = useLoaded(`answers of ${id}`, () => callApi(listPersonAnswers, { params: { id: String(id) } }))
  if (loaded.state === 'ready' && loaded.value.campos.length === 0) return null
  return (
    <Part title={t('title')}>
      {loaded.state === 'loading' && <Skeleton className="h-11" />}
      {loaded.state === 'failed' && <LoadFailed onRetry={() => void loaded.reload()} />}
      {loaded.state === 'ready' && (
        <Answers id={id} name={name} file={loaded.value} onChanged={() => void loaded.reload()} />
      )}
    </Part>
  )
}

interface AnswersProps extends AnswersPartProps {
  readonly file: { readonly campos: readonly KnownField[]; readonly respostas: readonly PersonAnswer[] }
  readonly onChanged: () => void
}

function Answers({ id, name, file: { campos, respostas }, onChanged }: AnswersProps) {
  const t = useTranslations('consolePersonAnswers')
  const act = useAct(useFailure())
  const [reserved, setReserved] = useState<readonly PersonAnswer[]>()
  const [opened, setOpened] = useState<'edit' | KnownField>()
  const shown = campos.filter((field) => reserved || !isReserved(field))
  const answers = [...respostas, ...(reserved ?? [])]
  const readReserved = async () =>
    setReserved((await callApi(readReservedAnswers, { params: { id: String(id) } })).respostas)
  const close = () => setOpened(undefined)
  const change = () => {
    onChanged()
    if (reserved) void act.run(readReserved)
  }
  return (
    <>
      <dl className="divide-y divide-line border-y border-line">
        {shown.map((field) => (
          <div key={field.id} className="flex flex-wrap items-start justify-between gap-x-3 py-2">
            <div className="min-w-0">
              <dt className="text-sm text-muted wrap-anywhere">{field.titulo}</dt>
              <dd className="whitespace-pre-line wrap-anywhere">
                <AnswerText field={field} answer={answers.find(({ idCampo }) => idCampo === field.id)?.valor} />
              </dd>
            </div>
            <button
              type="button"
              aria-haspopup="dialog"
              aria-label={t('historyOf', { field: field.titulo })}
              className={toolClass('plain')}
              onClick={() => setOpened(field)}
            >
              {t('history')}
            </button>
          </div>
        ))}
      </dl>
      {act.failure && (
        <Notice tone="danger" className="mt-3">
          <p>{act.failure}</p>
        </Notice>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        {shown.some(({ flagAltera }) => flagAltera) && (
          <button type="button" aria-haspopup="dialog" className={toolClass('quiet')} onClick={() => setOpened('edit')}>
            {t('edit')}
          </button>
        )}
        {!reserved && campos.some(isReserved) && (
          <button type="button" className={toolClass('quiet')} onClick={() => void act.run(readReserved)}>
            {t('reserved')}
          </button>
        )}
      </div>
      {opened === 'edit' && (
        <AnswersDialog
          id={id}
          name={name}
          fields={shown.filter(({ flagAltera }) => flagAltera)}
          answers={answers}
          onClose={close}
          onChanged={change}
        />
      )}
      {typeof opened === 'object' && <AnswerHistory id={id} field={opened} onClose={close} />}
    </>
  )
}
