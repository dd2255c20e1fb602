import { useAct } from '@narthex/client/data/use-act'
import { useValidForm } from '@narthex/client/forms/use-valid-form'
import type { Success } from '@narthex/contract/endpoint'
import {
  addChurchHost,
  checkChurchHost,
  type OperatorChurch,
  removeChurchHost,
} from '@narthex/contract/operator/churches.endpoints'
import { Badge } from '@narthex/ui/badge'
import { Icon } from '@narthex/ui/icon'
import { TextField } from '@narthex/ui/text-field'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { toolClass } from '../../components/buttons.ts'
import type { Confirmation } from '../../components/confirm-dialog.tsx'
import { useFailure } from '../../components/use-failure.ts'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { FormEnd, Section } from '../form-parts.tsx'
import { callApi } from '../session/operator-session.ts'
import type { ChurchPartProps } from './church-page.tsx'

type Host = OperatorChurch['hosts'][number]

/** The hosts at which a church answers. */
export function HostsPart({ church, onChange }: ChurchPartProps) {
  const t = useTranslations('operatorHosts')
  const [asked, setAsked] = useState<Confirmation>()
  const { codigo, hosts } = church
  const usual = hosts.find(({ flagProduto, nome }) => flagProduto && nome.startsWith(`${codigo}.`))
  const makePrincipal = ({ nome }: Host) =>
    setAsked({
      title: t('askPrincipal.title', { host: nome }),
      lead: <p>{t('askPrincipal.lead')}</p>,
      action: t('askPrincipal.action'),
      done: t('askPrincipal.done', { host: nome }),
      run: async () =>
        onChange(await callApi(addChurchHost, { params: { codigo }, body: { nome, flagPrincipal: true } })),
    })
  const remove = ({ nome }: Host) =>
    setAsked({
      title: t('askRemove.title', { host: nome }),
      lead: <p>{t('askRemove.lead')}</p>,
      action: t('askRemove.action'),
      done: t('askRemove.done', { host: nome }),
      isDangerous: true,
      run: async () => onChange(await callApi(removeChurchHost, { params: { codigo, nome } })),
    })
  return (
    <Section title={t('title')} lead={t('lead')}>
      <ul className="divide-y divide-line border-y border-line">
        {hosts.map((host) => (
          <HostRow
            key={host.nome}
            code={codigo}
            host={host}
            onPrincipal={host.flagPrincipal || host.flagProduto ? undefined : () => makePrincipal(host)}
            onRemove={host === usual ? undefined : () => remove(host)}
          />
        ))}
      </ul>
      <AddHost church={church} onChange={onChange} />
      <ConfirmDialog confirmation={asked} onClose={() => setAsked(undefined)} />
    </Section>
  )
}

interface HostRowProps {
  readonly code: string
  readonly host: Host
  readonly onPrincipal: (() => void) | undefined
  readonly onRemove: (() => void) | undefined
}

type Findings = Success<typeof checkChurchHost>['achados']

function HostRow({ code, host: { nome, flagPrincipal }, onPrincipal, onRemove }: HostRowProps) {
  const t = useTranslations('operatorHosts')
  const act = useAct<Findings>(useFailure())
  const check = () => act.run(async () => (await callApi(checkChurchHost, { params: { codigo: code, nome } })).achados)
  return (
    <li className="grid gap-2 py-2.5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold wrap-anywhere">
        {nome}
        {flagPrincipal && (
          <Badge tone="brand" size="small">
            {t('principal')}
          </Badge>
        )}
      </p>
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          aria-busy={act.isBusy || undefined}
          className={toolClass('quiet')}
          onClick={() => void check()}
        >
          {t('check')}
          <span className="sr-only">{nome}</span>
        </button>
        {onPrincipal && (
          <button type="button" className={toolClass('plain')} onClick={onPrincipal}>
            {t('makePrincipal')}
            <span className="sr-only">{nome}</span>
          </button>
        )}
        {onRemove && (
          <button type="button" className={toolClass('plain')} onClick={onRemove}>
            {t('remove')}
            <span className="sr-only">{nome}</span>
          </button>
        )}
      </div>
      <div role="status" className="text-sm">
        {act.isBusy && <p className="text-muted">{t('checking')}</p>}
        {act.failure && <p className="text-danger">{act.failure}</p>}
        {act.outcome.state === 'done' && <FindingList findings={act.outcome.value} />}
      </div>
    </li>
  )
}

function FindingList({ findings }: { readonly findings: Findings }) {
  const t = useTranslations('operatorHosts')
  return (
    <ul className="grid gap-1">
      {findings.map(({ codigo, flagBom, detalhe }) => (
        <li key={codigo} className="flex items-start gap-2">
          <Icon
            name={flagBom ? 'check' : 'warning'}
            className={`mt-0.5 size-4.5 shrink-0 ${flagBom ? 'text-success' : 'text-danger'}`}
          />
          <span className="min-w-0 wrap-anywhere">
            <span className="sr-only">{t(flagBom ? 'good' : 'bad')} </span>
            {t(`findings.${codigo}`, { detail: detalhe })}
          </span>
        </li>
      ))}
    </ul>
  )
}

const schema = z.strictObject({ nome: z.string().check(z.trim(), z.minLength(1, 'REQUIRED'), z.maxLength(253)) })

function AddHost({ church: { codigo }, onChange }: ChurchPartProps) {
  const t = useTranslations('operatorHosts')
  const explain = useFailure()
  const { field, submit, isSending, failure, form } = useValidForm({
    schema,
    defaultValues: { nome: '' },
    refusals: {
      CONFLICT: { field: 'nome', text: t('taken') },
      VALIDATION: { field: 'nome', text: t('malformed') },
    },
    refusalText: explain,
    async onSubmit({ nome }) {
      onChange(await callApi(addChurchHost, { params: { codigo }, body: { nome, flagPrincipal: false } }))
      form.reset({ nome: '' })
    },
  })
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
      <TextField
        {...field('nome', t('newHost'))}
        hint={t('newHostHint')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <FormEnd failure={failure} isSending={isSending} action={t('add')} />
    </form>
  )
}
