import { showMessage } from '@narthex/client/calls/status-store'
import { useMemberData } from '@narthex/client/data/use-member-data'
import { useValidForm } from '@narthex/client/forms/use-valid-form'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import { moduleCodes } from '@narthex/contract/church-codes'
import {
  addPlan,
  listPlans,
  newPlanForm,
  type Plan,
  removePlan,
  setPlan,
} from '@narthex/contract/operator/plans.endpoints'
import { ChoiceGroup } from '@narthex/ui/choice-group'
import { Dialog } from '@narthex/ui/dialog'
import { EmptyTable } from '@narthex/ui/office/empty-table'
import { TextField } from '@narthex/ui/text-field'
import { ToolIcon } from '@narthex/ui/tool-icon'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../components/buttons.ts'
import type { Confirmation } from '../../components/confirm-dialog.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { useFailure } from '../../components/use-failure.ts'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { FormEnd } from '../form-parts.tsx'
import { RowsLoading } from '../list-parts.tsx'
import { callApi } from '../session/operator-session.ts'

/** Plans, and the modules that their churches may switch on. */
export function PlansPage() {
  const t = useTranslations('operatorPlans')
  const frame = useTranslations('consoleFrame')
  const list = useMemberData(['operator plans'], () => callApi(listPlans, {}))
  const [edited, setEdited] = useState<Plan | 'new'>()
  const [asked, setAsked] = useState<Confirmation>()
  const remove = ({ codigo, nome }: Plan) =>
    setAsked({
      title: t('ask.title', { plan: nome }),
      lead: <p>{t('ask.lead')}</p>,
      action: t('remove'),
      done: t('removed', { plan: nome }),
      isDangerous: true,
      run: async () => {
        await callApi(removePlan, { params: { codigo } })
        await list.reload()
      },
    })
  const add = (
    <button type="button" className={toolClass('primary')} onClick={() => setEdited('new')}>
      <ToolIcon name="plus" className="size-4.5" />
      {t('add')}
    </button>
  )
  return (
    <>
      <PageHead title={t('title')}>{add}</PageHead>
      {list.state === 'loading' && <RowsLoading />}
      {list.state === 'failed' && <LoadFailed onRetry={() => void list.reload()} />}
      {list.state === 'ready' && list.value.itens.length === 0 && <EmptyTable sentence={t('none')} />}
      {list.state === 'ready' && list.value.itens.length > 0 && (
        <ul className="divide-y divide-line rounded-card bg-card shadow-[inset_0_0_0_1px_var(--line)]">
          {list.value.itens.map((plan) => (
            <PlanRow key={plan.codigo} plan={plan} onEdit={() => setEdited(plan)} onRemove={() => remove(plan)} />
          ))}
        </ul>
      )}
      {edited && (
        <Dialog
          isOpen
          onClose={() => setEdited(undefined)}
          title={edited === 'new' ? t('add') : edited.nome}
          closeLabel={frame('close')}
        >
          <PlanForm
            plan={edited === 'new' ? undefined : edited}
            onSaved={async () => {
              setEdited(undefined)
              await list.reload()
            }}
          />
        </Dialog>
      )}
      <ConfirmDialog confirmation={asked} onClose={() => setAsked(undefined)} />
    </>
  )
}

interface PlanRowProps {
  readonly plan: Plan
  readonly onEdit: () => void
  readonly onRemove: () => void
}

function PlanRow({ plan: { codigo, nome, modulos, igrejas }, onEdit, onRemove }: PlanRowProps) {
  const t = useTranslations('operatorPlans')
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">
          {nome} <span className="font-normal text-muted">· {codigo}</span>
        </p>
        <p className="text-sm text-muted">{modulos.map((module) => t(`modules.${module}`)).join(', ')}</p>
        <p className="text-sm text-muted">{t('churches', { count: igrejas })}</p>
      </div>
      <div className="flex gap-2">
        <button type="button" className={toolClass('quiet')} onClick={onEdit}>
          {t('edit')}
          <span className="sr-only">{nome}</span>
        </button>
        {igrejas === 0 && (
          <button type="button" className={toolClass('plain')} onClick={onRemove}>
            {t('remove')}
            <span className="sr-only">{nome}</span>
          </button>
        )}
      </div>
    </li>
  )
}

function PlanForm({ plan, onSaved }: { readonly plan: Plan | undefined; readonly onSaved: () => Promise<void> }) {
  const t = useTranslations('operatorPlans')
  const explain = useFailure()
  const { codigo = '', nome = '', modulos = [] } = plan ?? {}
  const { field, submit, isSending, failure, form } = useValidForm({
    schema: newPlanForm,
    defaultValues: { codigo, nome, modulos: [...modulos] },
    refusals: { CONFLICT: { field: 'codigo', text: t('taken') } },
    refusalText: explain,
    async onSubmit({ codigo: code, ...body }) {
      await (plan
        ? callApi(setPlan, { params: { codigo }, body })
        : callApi(addPlan, { body: { codigo: code, ...body } }))
      showMessage('GLOBAL', { tone: 'success', text: t('saved') })
      await onSaved()
    },
  })
  const chosen = form.watch('modulos')
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
      <TextField {...field('nome', t('name'))} autoComplete="off" />
      <TextField
        {...field('codigo', t('code'))}
        hint={t('codeHint')}
        readOnly={plan !== undefined}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <ChoiceGroup
        label={t('modulesLabel')}
        hint={t('modulesHint')}
        type="checkbox"
        name="modulos"
        options={moduleCodes.map((module) => ({ value: module, label: t(`modules.${module}`) }))}
        chosen={chosen}
        onChange={({ currentTarget: { value, checked } }) => {
          const others = chosen.filter((module) => module !== value)
          form.setValue('modulos', checked ? [...others, value as (typeof moduleCodes)[number]] : others)
        }}
      />
      <FormEnd failure={failure} isSending={isSending} action={t('save')} />
    </form>
  )
}
