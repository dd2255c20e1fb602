import { useLoaded } from '@narthex/client/data/use-loaded'
import { dateText } from '@narthex/client/format/dates'
import { listCongregations } from '@narthex/contract/churches/church.endpoints'
import type { MergePreview } from '@narthex/contract/people/merging.endpoints'
import { type MergeField, type MergeSide, mergeSides } from '@narthex/contract/people/merging-words'
import { checkClass } from '@narthex/ui/check-class'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { useDateContext } from '../../../components/use-date-context.ts'
import { callApi } from '../../../session/api.ts'
import { useOfficeSession } from '../../../session/office.ts'

type DifferentField = MergePreview['campos'][number]
type Value = DifferentField['fica']

interface FieldChoicesProps {
  readonly campos: readonly DifferentField[]
  readonly names: Readonly<Record<MergeSide, string>>
  readonly chosen: Readonly<Partial<Record<MergeField, MergeSide>>>
  readonly onChoose: (field: MergeField, side: MergeSide) => void
}

/** Decides on each field in which two people differ: the values beside each other, on a phone below each other. */
export function FieldChoices({ campos, names, chosen, onChoose }: FieldChoicesProps) {
  const t = useTranslations('consoleMerging')
  const show = useFieldText(campos)
  const group = useId()
  return (
    <section className="mt-6">
      <h2 className="mb-2 font-semibold">{t('differs')}</h2>
      {campos.length === 0 && <p className="text-muted">{t('same')}</p>}
      {campos.map(({ campo, fica, sai }) => (
        <fieldset key={campo} className="min-w-0 border-t border-line py-2">
          <legend className="float-start mb-1 w-full text-sm font-semibold">{t(`fields.${campo}`)}</legend>
          <div className="clear-both grid gap-x-4 sm:grid-cols-2">
            {mergeSides.map((side) => {
              const text = show(campo, side === 'FICA' ? fica : sai)
              return (
                <label key={side} className="flex min-h-11 cursor-pointer items-start gap-3 py-2.5">
                  <input
                    type="radio"
                    name={`${group} ${campo}`}
                    checked={chosen[campo] === side}
                    onChange={() => onChoose(campo, side)}
                    className={`${checkClass} rounded-full`}
                  />
                  <span className="min-w-0 wrap-anywhere">
                    {text ?? <span className="text-muted italic">{t('nothing')}</span>}
                    <span className="sr-only"> ({names[side]})</span>
                  </span>
                </label>
              )
            })}
          </div>
        </fieldset>
      ))}
    </section>
  )
}

const days: readonly MergeField[] = ['dataNascimento', 'visitanteDesde', 'membroDesde']

/** Words for the values of fields; undefined for a value that is not known. */
function useFieldText(campos: readonly DifferentField[]) {
  const t = useTranslations('consoleMerging')
  const words = useTranslations('consolePersonFields')
  const dates = useDateContext()
  const { igreja } = useOfficeSession()
  const asksPlaces = campos.some(({ campo }) => campo === 'idCongregacao')
  const loaded = useLoaded(asksPlaces ? 'congregations' : 'no congregations', async () =>
    asksPlaces ? callApi(listCongregations, { query: { igreja: igreja.codigo } }) : [],
  )
  const places = loaded.state === 'ready' ? loaded.value : []
  return (field: MergeField, value: Value): string | undefined => {
    if (value === null || value === '') return undefined
    if (field === 'documentos') return value === true ? t('documentsThere') : undefined
    if (field === 'batismo' && typeof value === 'boolean') return value ? t('baptised') : t('notBaptised')
    if (field === 'batismo') return `${t('baptised')}, ${dateText(String(value), dates)}`
    if (days.includes(field)) return dateText(String(value), dates)
    if (field === 'idCongregacao') return places.find(({ id }) => id === value)?.nome ?? '…'
    if (field === 'sexo' || field === 'estadoCivil' || field === 'situacao')
      return words(`${field}.options.${value}` as 'situacao.options.MEMBRO')
    return String(value)
  }
}
