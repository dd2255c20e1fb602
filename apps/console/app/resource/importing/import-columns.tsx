import type { RecordImport } from '@narthex/contract/resources/import.schemas'
import { doubtfulWays } from '@narthex/contract/resources/import-values'
import { CheckboxField } from '@narthex/ui/checkbox-field'
import { SelectField } from '@narthex/ui/select-field'
import { useState } from 'react'
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
  const [way, setWay] = useState(found.duvidosas)
  const isChanged =
    way !== found.duvidosas ||
    key.join() !== found.chave.join() ||
    fields.some((field, at) => field !== found.colunas[at]?.campo)
  const choose = (at: number, field: string) =>
    setFields(fields.map((own, i) => (i === at ? field || null : own === field ? null : own)))
  const toggle = (field: string, isOn: boolean) => setKey(isOn ? [...key, field] : key.filter((own) => own !== field))
  const named = found.campos.filter(({ campo }) => fields.includes(campo) && campo !== 'idExterno')
  const isOfFiles = found.flagArquivos
  const look = () =>
    open.act(() => importCalls.map(kind, id, { campos: fields, chave: [...key], origem: found.origem, duvidosas: way }))
  return (
    <section aria-label={isOfFiles ? t('doubtfulFiles') : t('columns')} className="grid gap-4">
      {!isOfFiles && (
        <>
          <h2 className="text-lg font-semibold">{t('columns')}</h2>
          <p className="text-muted">{t('columnsLead')}</p>
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
                  onChange={({ currentTarget }) => choose(at, currentTarget.value)}
                />
              )
            })}
          </div>
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
      <div className="max-w-sm">
        <SelectField
          label={isOfFiles ? t('doubtfulFiles') : t('doubtful')}
          hint={isOfFiles ? t('doubtfulFilesHint') : undefined}
          value={way}
          options={doubtfulWays.map((value) => ({ value, label: t(`doubtfulWays.${value}`) }))}
          onChange={({ currentTarget }) => setWay(currentTarget.value as typeof way)}
        />
      </div>
      {isChanged && (
        <button
          type="button"
          disabled={open.isBusy || key.length === 0}
          className={`${toolClass('quiet')} justify-self-start`}
          onClick={() => void look()}
        >
          {t('look')}
        </button>
      )}
    </section>
  )
}
