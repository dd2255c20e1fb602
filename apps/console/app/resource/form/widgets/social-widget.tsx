import { networkNames } from '@narthex/client/format/social-links'
import type { SocialLinks } from '@narthex/contract/churches/church.schemas'
import { TextField } from '@narthex/ui/text-field'
import { useRef, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { toolClass } from '../../../components/buttons.ts'
import { useEditorForm } from '../editor-form.ts'
import { completeAddress, findNetwork, type Network, networks } from './social-networks.ts'
import type { WidgetProps } from './widget.ts'
import { WidgetGroup } from './widget-group.tsx'

/** Profiles in social networks: an address says by itself which network it belongs to. */
export function SocialWidget({ label, hint, optional, value, onChange, onBlur, path }: WidgetProps) {
  const t = useTranslations('consoleWidgets.social')
  const { valid } = useEditorForm()
  const links = (value ?? {}) as SocialLinks
  const held = networks.filter((network) => links[network] !== undefined)
  const put = (network: Network, address: string | undefined) => {
    const { [network]: _, ...others } = links
    onChange(address === undefined ? others : { ...others, [network]: address })
  }
  return (
    <WidgetGroup label={label} hint={hint} optional={optional}>
      {held.map((network) => (
        <TextField
          key={network}
          label={networkNames[network]}
          name={`${path}.${network}`}
          value={links[network] ?? ''}
          error={valid.findComplaint(`${path}.${network}`, networkNames[network])}
          onChange={({ currentTarget }) => put(network, currentTarget.value)}
          onBlur={onBlur}
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          aside={
            <button
              type="button"
              className="-my-2 min-h-11 min-w-11 px-1 text-sm text-muted underline underline-offset-4 hover:text-ink"
              onClick={() => put(network, undefined)}
            >
              {t('remove')}
              <span className="sr-only"> ({networkNames[network]})</span>
            </button>
          }
        />
      ))}
      <NewLink links={links} onAdd={put} />
    </WidgetGroup>
  )
}

interface NewLinkProps {
  readonly links: SocialLinks
  readonly onAdd: (network: Network, address: string) => void
}

/** Takes an address of a network that is not listed yet. */
function NewLink({ links, onAdd }: NewLinkProps) {
  const t = useTranslations('consoleWidgets.social')
  const forms = useTranslations('forms')
  const locale = useLocale()
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<string>()
  const [announcement, setAnnouncement] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const free = networks.filter((network) => links[network] === undefined)
  if (free.length === 0) return null
  const names = new Intl.ListFormat(locale, { type: 'disjunction' }).format(
    free.map((network) => networkNames[network]),
  )
  const network = findNetwork(typed)
  const add = () => {
    if (typed.trim() === '') return
    if (!network) return setFault(t('unknown', { names }))
    if (links[network] !== undefined) return setFault(t('taken', { name: networkNames[network] }))
    onAdd(network, completeAddress(typed))
    setAnnouncement(t('added', { name: networkNames[network] }))
    setTyped('')
    field.current?.focus()
  }
  return (
    <div>
      <TextField
        ref={field}
        label={held(links) ? t('another') : t('first')}
        hint={network ? t('found', { name: networkNames[network] }) : t('hint', { names })}
        error={fault}
        optional={forms('optional')}
        value={typed}
        placeholder="instagram.com/…"
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          setFault(undefined)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          add()
        }}
        onBlur={() => network && add()}
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
      />
      <button type="button" className={`${toolClass('quiet')} mt-2`} onClick={add}>
        {t('add')}
      </button>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  )
}

const held = (links: SocialLinks): boolean => Object.keys(links).length > 0
