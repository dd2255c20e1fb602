import { useLoaded } from '@narthex/client/data/use-loaded'
import { whenText } from '@narthex/client/format/dates'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import { type KnownField, listPersonAnswerChanges } from '@narthex/contract/people/person-answers.endpoints'
import { Dialog } from '@narthex/ui/dialog'
import { Skeleton } from '@narthex/ui/skeleton'
import { useTranslations } from 'use-intl'
import { useDateContext } from '../../components/use-date-context.ts'
import { AnswerText } from '../../resources/people/answer-text.tsx'
import { callApi } from '../../session/api.ts'

interface AnswerHistoryProps {
  readonly id: number
  readonly field: KnownField
  readonly onClose: () => void
}

/** Changes that the office made to an answer, the newest first. Of reserved ones it tells no word. */
export function AnswerHistory({ id, field, onClose }: AnswerHistoryProps) {
  const t = useTranslations('consolePersonAnswers')
  const frame = useTranslations('consoleFrame')
  const person = useTranslations('consolePerson')
  const dates = useDateContext()
  const isReserved = field.visao !== 'PESSOAS'
  const loaded = useLoaded(`changes of ${id} in ${field.id}`, () =>
    callApi(listPersonAnswerChanges, { params: { id: String(id), idCampo: String(field.id) }, query: {} }),
  )
  return (
    <Dialog isOpen onClose={onClose} title={t('historyOf', { field: field.titulo })} closeLabel={frame('close')}>
      {loaded.state === 'loading' && <Skeleton className="h-11" />}
      {loaded.state === 'failed' && <LoadFailed onRetry={() => void loaded.reload()} />}
      {loaded.state === 'ready' && loaded.value.itens.length === 0 && <p className="text-muted">{t('noChanges')}</p>}
      {loaded.state === 'ready' && (
        <ol className="grid gap-3">
          {loaded.value.itens.map(({ id: change, momento, usuario, campos }) => (
            <li key={change} className="border-s-2 border-line ps-3">
              {!isReserved &&
                campos.map(({ campo, antes, depois }) => (
                  <p key={campo} className="wrap-anywhere">
                    <AnswerText field={field} answer={toAnswer(antes)} /> →{' '}
                    <AnswerText field={field} answer={toAnswer(depois)} />
                  </p>
                ))}
              {isReserved && <p>{person('changed')}</p>}
              <p className="text-sm text-muted">
                <time dateTime={momento}>{whenText(new Date(momento), dates)}</time>
                {usuario && ` · ${usuario.nome} ${usuario.sobrenome}`.trimEnd()}
              </p>
            </li>
          ))}
        </ol>
      )}
    </Dialog>
  )
}

const toAnswer = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)
