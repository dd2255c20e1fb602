import { TextField } from '@narthex/ui/text-field'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../../components/buttons.ts'
import { useItemKeys } from '../../../resource/form/controls/use-item-keys.ts'
import { useEditorForm } from '../../../resource/form/editor-form.ts'
import type { WidgetProps } from '../../../resource/form/widgets/widget.ts'
import { WidgetGroup } from '../../../resource/form/widgets/widget-group.tsx'
import { readEmbedHost } from './read-embed-host.ts'

const maxHosts = 20

/** The sites that may embed, a field for each, with what each one lets in said in words below it. */
export function HostsControl({ label, hint, value, onChange, onBlur, path }: WidgetProps) {
  const t = useTranslations('consoleEmbedding')
  const hosts = Array.isArray(value) ? value.map(String) : []
  const keys = useItemKeys(hosts.length)
  const list = useRef<HTMLUListElement>(null)
  const isAdding = useRef(false)
  useEffect(() => {
    if (!isAdding.current) return
    isAdding.current = false
    list.current?.querySelector<HTMLInputElement>('li:last-child input')?.focus()
  })
  const change = (at: number, host: string) => onChange(hosts.map((other, index) => (index === at ? host : other)))
  return (
    <WidgetGroup label={label} hint={hint} optional={undefined}>
      <p role="status" className="text-sm text-muted">
        {hosts.length === 0 ? t('hosts.open') : t('hosts.closed', { count: hosts.length })}
      </p>
      {hosts.length > 0 && (
        <ul ref={list} className="grid gap-4">
          {hosts.map((host, at) => (
            <li key={keys.list[at]} className="flex flex-wrap items-start gap-x-3 gap-y-2">
              <HostField
                host={host}
                path={`${path}.${at}`}
                position={at + 1}
                isRepeated={hosts.indexOf(host) < at && host.trim() !== ''}
                onChange={(next) => change(at, next)}
                onBlur={onBlur}
              />
              <button
                type="button"
                className={`${toolClass('plain')} sm:mt-7`}
                onClick={() => {
                  keys.set(keys.list.filter((_, index) => index !== at))
                  onChange(hosts.filter((_, index) => index !== at))
                }}
              >
                {t('hosts.remove')}
                <span className="sr-only"> {host}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {hosts.length < maxHosts ? (
        <button
          type="button"
          className={`${toolClass('quiet')} w-fit`}
          onClick={() => {
            isAdding.current = true
            onChange([...hosts, ''])
          }}
        >
          {t('hosts.add')}
        </button>
      ) : (
        <p className="text-sm text-muted">{t('hosts.full', { max: String(maxHosts) })}</p>
      )}
    </WidgetGroup>
  )
}

interface HostFieldProps {
  readonly host: string
  readonly path: string
  readonly position: number
  readonly isRepeated: boolean
  readonly onChange: (host: string) => void
  readonly onBlur: () => void
}

function HostField({ host, path, position, isRepeated, onChange, onBlur }: HostFieldProps) {
  const t = useTranslations('consoleEmbedding.hosts')
  const { valid } = useEditorForm()
  const name = t('name', { position: String(position) })
  const read = readEmbedHost(host)
  const complaint = valid.findComplaint(path, name)
  const reason = 'host' in read ? undefined : t(`refused.${read.kind}`)
  return (
    <div className="min-w-0 grow">
      <TextField
        label={name}
        name={path}
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        maxLength={300}
        placeholder="www.igreja.org"
        value={host}
        error={complaint && (reason ?? complaint)}
        hint={
          isRepeated
            ? t('repeated')
            : 'host' in read
              ? t(read.kind, { host: read.host, name: read.host.replace('*.', '') })
              : !complaint && read.kind !== 'empty' && reason
        }
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onBlur={() => {
          if ('host' in read && read.host !== host) onChange(read.host)
          onBlur()
        }}
      />
    </div>
  )
}
