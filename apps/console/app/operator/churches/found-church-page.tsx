import { showMessage } from '@narthex/client/calls/status-store'
import { queryClient } from '@narthex/client/data/query-client'
import { useMemberData } from '@narthex/client/data/use-member-data'
import { useValidForm } from '@narthex/client/forms/use-valid-form'
import { type Locale, locales } from '@narthex/contract/locale'
import { foundChurchForm, foundOperatorChurch } from '@narthex/contract/operator/churches.endpoints'
import { listOrganisations } from '@narthex/contract/operator/organisations.endpoints'
import { listPlans } from '@narthex/contract/operator/plans.endpoints'
import { languageNames } from '@narthex/locales/language-names'
import { SelectField } from '@narthex/ui/select-field'
import { TextField } from '@narthex/ui/text-field'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { PageHead } from '../../components/page-head.tsx'
import { useFailure } from '../../components/use-failure.ts'
import { useLanguage } from '../../document/language.ts'
import { FormEnd, Section } from '../form-parts.tsx'
import { pathTo, patterns } from '../places.ts'
import { callApi } from '../session/operator-session.ts'
import { zoneOptions } from './zone-options.ts'

const choice = z.string()
/** The form as it is typed: an empty choice stands for none. */
const schema = z.extend(foundChurchForm, { plano: choice, organizacao: choice })

/** Founds a church: code, name, language, time zone, and the owner who is mailed. */
export function FoundChurchPage() {
  const t = useTranslations('operatorChurches')
  const [zones] = useState(zoneOptions)
  const plans = useMemberData(['operator plans'], () => callApi(listPlans, {}))
  const organisations = useMemberData(['operator organisations'], () => callApi(listOrganisations, {}))
  const { field, submit, isSending, failure } = useFounding()
  const languages = locales.map((value: Locale) => ({ value, label: languageNames[value] }))
  const none = { value: '', label: t('noChoice') }
  return (
    <>
      <PageHead title={t('found')} parent={{ path: patterns.churches, label: t('title') }} />
      <form noValidate onSubmit={submit} className="grid max-w-2xl grid-cols-1 gap-4">
        <Section title={t('about')}>
          <TextField {...field('nome', t('name'))} autoComplete="off" />
          <TextField
            {...field('codigo', t('code'))}
            hint={t('codeHint')}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <div className="grid gap-4 sm:grid-cols-2">
            <SelectField {...field('idioma', t('language'))} options={languages} />
            <SelectField {...field('fusoHorario', t('zone'))} options={zones} />
          </div>
          <div className="grid gap-4 sm:grid-cols-2">
            <SelectField
              {...field('plano', t('plan'))}
              options={[
                none,
                ...(plans.state === 'ready' ? plans.value.itens : []).map(({ codigo, nome }) => ({
                  value: codigo,
                  label: nome,
                })),
              ]}
            />
            <SelectField
              {...field('organizacao', t('organisation'))}
              options={[
                none,
                ...(organisations.state === 'ready' ? organisations.value.itens : []).map(({ slug, nome }) => ({
                  value: slug,
                  label: nome,
                })),
              ]}
            />
          </div>
        </Section>
        <Section title={t('owner')} lead={t('ownerLead')}>
          <TextField
            {...field('administrador.email', t('email'))}
            type="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField {...field('administrador.nome', t('firstName'))} autoComplete="off" />
            <TextField {...field('administrador.sobrenome', t('lastName'))} autoComplete="off" />
          </div>
        </Section>
        <FormEnd failure={failure} isSending={isSending} action={t('found')} />
      </form>
    </>
  )
}

/** Form of a church to found; goes to the church then. */
function useFounding() {
  const t = useTranslations('operatorChurches')
  const navigate = useNavigate()
  const explain = useFailure()
  const locale = useLanguage((language) => language.locale)
  return useValidForm({
    schema,
    defaultValues: {
      codigo: '',
      nome: '',
      idioma: locale,
      fusoHorario: Intl.DateTimeFormat().resolvedOptions().timeZone,
      organizacao: '',
      plano: '',
      administrador: { email: '', nome: '', sobrenome: '' },
    },
    refusals: { CONFLICT: { field: 'codigo', text: t('taken') } },
    refusalText: explain,
    async onSubmit({ plano, organizacao, ...body }) {
      const choices = { plano: plano || null, organizacao: organizacao || null }
      const { codigo, nome } = await callApi(foundOperatorChurch, { body: { ...body, ...choices } })
      await queryClient.invalidateQueries()
      showMessage('GLOBAL', { tone: 'success', text: t('founded', { name: nome, email: body.administrador.email }) })
      await navigate(pathTo('church', { code: codigo }))
    },
  })
}
