import type { RecordImport } from '@narthex/contract/resources/import.schemas'
import { doubtfulWays } from '@narthex/contract/resources/import-values'
import { CheckboxField } from '@narthex/ui/checkbox-field'
import { SelectField } from '@narthex/ui/select-field'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../components/buttons.ts'
import type { AnyConsoleResource } from '../console-resource.ts'
import { importCalls } from './import-calls.ts'
import type { OpenImport } from './use-import.ts'

interface ColumnsProps {
  readonly kind: AnyConsoleResource
  readonly id: number
  readonly open: OpenImport
  readonly found: RecordImport
}

/** Fields by which a record is found again at most. */
const maxKey = 5

/** Says what the columns of a file are, and by what its rows are found again. */
export function ImportColumns({ kind, id, open, found }: ColumnsProps) {
  const t = useTranslations('consoleImport')
  const [fields, setFields] = useState(found.colunas.map(({ campo }) => campo))
  const [key, setKey] = useState<readonly string[]>(found.chave)
  const way = found.duvidosas
  const isChanged = key.join() !== found.chave.join() || fields.some((field, at) => field !== found.colunas[at]?.campo)
  const many = new Set(found.campos.flatMap(({ campo, flagVarias }) => (flagVarias ? campo : [])))
  const choose = (at: number, field: string) =>
    setFields(fields.map((own, i) => (i === at ? field || null : own === field && !many.has(field) ? null : own)))
  const toggle = (field: string, isOn: boolean) => setKey(isOn ? [...key, field] : key.filter((own) => own !== field))
  const named = found.campos.filter(({ campo }) => fields.includes(campo) && campo !== 'idExterno')
  const isOfFiles = found.flagArquivos
  // Kinds with rules of their own find their records without a key.
  const isRuled = found.chave.length === 0
  const look = (duvidosas = way) =>
    open.act(() => importCalls.map(kind, id, { campos: fields, chave: [...key], origem: found.origem, duvidosas }))
  const columns = <Fields found={found} fields={fields} onChoose={choose} />
  return (
    <section aria-label={isOfFiles ? t('doubtfulFiles') : t('columns')} className="grid gap-4">
      {!isOfFiles && isRuled && <FoldedFields found={found}>{columns}</FoldedFields>}
      {!isOfFiles && !isRuled && (
        <>
          <h2 className="text-lg font-semibold">{t('columns')}</h2>
          <p className="text-muted">{t('columnsLead')}</p>
          {columns}
          <fieldset className="grid gap-2">
            <legend className="mb-1 font-medium">{t('key')}</legend>
            <div className="flex flex-wrap gap-x-6 gap-y-1">
              {named.map(({ campo, rotulo }) => (
                <CheckboxField
                  key={campo}
                  label={rotulo}
                  checked={key.includes(campo)}
                  disabled={!key.includes(campo) && key.length >= maxKey}
                  onChange={({ currentTarget }) => toggle(campo, currentTarget.checked)}
                />
              ))}
            </div>
          </fieldset>
        </>
      )}
      {(!isRuled || (found.linhas.DUVIDOSA ?? 0) > 0 || way !== 'PULAR') && (
        <div className="max-w-sm">
          <SelectField
            label={isOfFiles ? t('doubtfulFiles') : t('doubtful')}
            hint={isOfFiles ? t('doubtfulFilesHint') : isRuled ? t('doubtfulHint') : undefined}
            value={way}
            options={doubtfulWays.map((value) => ({ value, label: t(`doubtfulWays.${value}`) }))}
            onChange={({ currentTarget }) => void look(currentTarget.value as typeof way)}
          />
        </div>
      )}
      {isChanged && (
        <button
          type="button"
          disabled={open.isBusy || (key.length === 0 && !isRuled)}
          className={`${toolClass('quiet')} justify-self-start`}
          onClick={() => void look()}
        >
          {t('look')}
        </button>
      )}
    </section>
  )
}

interface FieldsProps {
  readonly found: RecordImport
  readonly fields: readonly (string | null)[]
  readonly onChoose: (at: number, field: string) => void
}

function Fields({ found, fields, onChoose }: FieldsProps) {
  const t = useTranslations('consoleImport')
  return (
    <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
      {found.colunas.map(({ titulo, exemplo }, at) => {
        const number = String(at + 1)
        return (
          <SelectField
            key={number}
            label={titulo ? t('column', { name: titulo }) : t('unnamed', { number })}
            hint={exemplo ? t('example', { value: exemplo }) : undefined}
            optional={t('optional')}
            value={fields[at] ?? ''}
            placeholder={t('ignore')}
            options={found.campos.map(({ campo, rotulo }) => ({ value: campo, label: rotulo }))}
            onChange={({ currentTarget }) => onChoose(at, currentTarget.value)}
          />
        )
      })}
    </div>
  )
}

/** Columns in a line, and each of them on demand: of most programs they are known. */
function FoldedFields({ found, children }: { readonly found: RecordImport; readonly children: ReactNode }) {
  const t = useTranslations('consoleImport')
  const left = found.colunas.filter(({ campo }) => campo === null)
  const names = left.flatMap(({ titulo }) => titulo || []).join(', ')
  return (
    <div className="grid gap-2">
      <p>
        {t('columnsUsed', {
          used: found.colunas.length - left.length,
          count: String(found.colunas.length),
        })}
      </p>
      {left.length > 0 && (
        <p className="text-muted wrap-anywhere">{t('columnsLeft', { count: left.length, names: names || '–' })}</p>
      )}
      <details>
        <summary className="min-h-11 cursor-pointer py-2 font-medium lg:min-h-9">{t('columnsOpen')}</summary>
        <div className="grid gap-4 pt-2">
          <p className="text-muted">{t('columnsLead')}</p>
          {children}
        </div>
      </details>
    </div>
  )
}
