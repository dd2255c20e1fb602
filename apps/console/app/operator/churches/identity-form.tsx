import { showMessage } from '@narthex/client/calls/status-store'
import { useValidForm } from '@narthex/client/forms/use-valid-form'
import { churchIdentityForm, setChurchIdentity } from '@narthex/contract/operator/churches.endpoints'
import { SelectField } from '@narthex/ui/select-field'
import { TextField } from '@narthex/ui/text-field'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useFailure } from '../../components/use-failure.ts'
import { FormEnd, Section } from '../form-parts.tsx'
import { pathTo } from '../places.ts'
import { callApi } from '../session/operator-session.ts'
import type { ChurchPartProps } from './church-page.tsx'
import { zoneOptions } from './zone-options.ts'

const languages = ['pt-BR', 'pt-PT', 'en-US', 'en-GB', 'es-ES', 'es-MX']

/** The names of a church, its language and its clock, after its founding. */
export function IdentityForm({ church, onChange }: ChurchPartProps) {
  const t = useTranslations('operatorChurches')
  const navigate = useNavigate()
  const explain = useFailure()
  const [zones] = useState(zoneOptions)
  const { codigo, slug, nome, idioma, fusoHorario } = church
  const { field, submit, isSending, failure } = useValidForm({
    schema: churchIdentityForm,
    defaultValues: { codigo, slug, nome, idioma, fusoHorario },
    refusals: { CONFLICT: { field: 'codigo', text: t('taken') } },
    refusalText: explain,
    async onSubmit(body) {
      const changed = await callApi(setChurchIdentity, { params: { codigo }, body })
      showMessage('GLOBAL', { tone: 'success', text: t('saved') })
      onChange(changed)
      if (changed.codigo !== codigo) await navigate(pathTo('church', { code: changed.codigo }), { replace: true })
    },
  })
  const withOwn = (options: readonly { value: string; label: string }[], own: string) =>
    options.some(({ value }) => value === own) ? options : [{ value: own, label: own }, ...options]
  return (
    <Section title={t('identity')} lead={t('identityLead')}>
      <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
        <TextField {...field('nome', t('name'))} autoComplete="off" />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField {...field('codigo', t('code'))} autoComplete="off" autoCapitalize="none" spellCheck={false} />
          <TextField {...field('slug', t('slug'))} autoComplete="off" autoCapitalize="none" spellCheck={false} />
        </div>
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            {...field('idioma', t('language'))}
            options={withOwn(
              languages.map((tag) => ({ value: tag, label: t(`tags.${tag as 'pt-BR'}`) })),
              idioma,
            )}
          />
          <SelectField {...field('fusoHorario', t('zone'))} options={withOwn(zones, fusoHorario)} />
        </div>
        <FormEnd failure={failure} isSending={isSending} action={t('save')} />
      </form>
    </Section>
  )
}
