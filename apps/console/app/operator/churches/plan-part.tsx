import { useMemberData } from '@narthex/client/data/use-member-data'
import { setChurchOrganisation, setChurchPlan } from '@narthex/contract/operator/churches.endpoints'
import { listOrganisations } from '@narthex/contract/operator/organisations.endpoints'
import { listPlans } from '@narthex/contract/operator/plans.endpoints'
import { SelectField } from '@narthex/ui/select-field'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Confirmation } from '../../components/confirm-dialog.tsx'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { Section } from '../form-parts.tsx'
import { callApi } from '../session/operator-session.ts'
import type { ChurchPartProps } from './church-page.tsx'

/** The church's plan, modules and organisation. A choice is made once it is confirmed. */
export function PlanPart({ church, onChange }: ChurchPartProps) {
  const t = useTranslations('operatorChurches')
  const names = useTranslations('operatorPlans.modules')
  const plans = useMemberData(['operator plans'], () => callApi(listPlans, {}))
  const organisations = useMemberData(['operator organisations'], () => callApi(listOrganisations, {}))
  const [asked, setAsked] = useState<Confirmation>()
  const { codigo, nome, plano, modulos, organizacao } = church
  const known = plans.state === 'ready' ? plans.value.itens : []
  const none = { value: '', label: t('noChoice') }
  const list = (codes: typeof modulos) => codes.map((module) => names(module)).join(', ')

  const choosePlan = (chosen: string) => {
    const plan = known.find((each) => each.codigo === chosen)
    const lost = plan ? modulos.filter((module) => !plan.modulos.includes(module)) : []
    setAsked({
      title: t('askPlan.title', { name: nome }),
      lead: (
        <>
          <p>{plan ? t('askPlan.lead', { plan: plan.nome, modules: list(plan.modulos) }) : t('askPlan.none')}</p>
          {lost.length > 0 && <p className="font-semibold">{t('askPlan.lost', { modules: list(lost) })}</p>}
        </>
      ),
      action: t('askPlan.action'),
      done: t('askPlan.done'),
      run: async () => onChange(await callApi(setChurchPlan, { params: { codigo }, body: { plano: chosen || null } })),
    })
  }
  const chooseOrganisation = (chosen: string) => {
    const joined = organisations.state === 'ready' && organisations.value.itens.find(({ slug }) => slug === chosen)
    setAsked({
      title: t(joined ? 'askJoin.title' : 'askLeave.title', { name: nome }),
      lead: <p>{joined ? t('askJoin.lead', { organisation: joined.nome }) : t('askLeave.lead')}</p>,
      action: t(joined ? 'askJoin.action' : 'askLeave.action'),
      done: t(joined ? 'askJoin.done' : 'askLeave.done'),
      run: async () =>
        onChange(await callApi(setChurchOrganisation, { params: { codigo }, body: { organizacao: chosen || null } })),
    })
  }
  const isUnknown = plano !== null && !known.some((plan) => plan.codigo === plano)
  return (
    <Section title={t('planAndOrganisation')}>
      <SelectField
        label={t('plan')}
        hint={t('modulesOn', { modules: list(modulos) || t('noModules') })}
        value={plano ?? ''}
        onChange={({ currentTarget }) => choosePlan(currentTarget.value)}
        options={[
          none,
          ...(isUnknown ? [{ value: plano, label: plano }] : []),
          ...known.map((plan) => ({ value: plan.codigo, label: plan.nome })),
        ]}
      />
      <SelectField
        label={t('organisation')}
        value={organizacao?.slug ?? ''}
        onChange={({ currentTarget }) => chooseOrganisation(currentTarget.value)}
        options={[
          none,
          ...(organisations.state === 'ready'
            ? organisations.value.itens.map(({ slug, nome: label }) => ({ value: slug, label }))
            : organizacao
              ? [{ value: organizacao.slug, label: organizacao.nome }]
              : []),
        ]}
      />
      <ConfirmDialog confirmation={asked} onClose={() => setAsked(undefined)} />
    </Section>
  )
}
