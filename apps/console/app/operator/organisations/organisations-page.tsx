import { showMessage } from '@narthex/client/calls/status-store'
import { useMemberData } from '@narthex/client/data/use-member-data'
import { useValidForm } from '@narthex/client/forms/use-valid-form'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import { text } from '@narthex/contract/fields'
import { locales } from '@narthex/contract/locale'
import {
  foundOperatorOrganisation,
  foundOrganisationForm,
  listOrganisations,
  type OperatorOrganisation,
  setOrganisation,
} from '@narthex/contract/operator/organisations.endpoints'
import { languageNames } from '@narthex/locales/language-names'
import { Dialog } from '@narthex/ui/dialog'
import { EmptyTable } from '@narthex/ui/office/empty-table'
import { SelectField } from '@narthex/ui/select-field'
import { TextArea } from '@narthex/ui/text-area'
import { TextField } from '@narthex/ui/text-field'
import { ToolIcon } from '@narthex/ui/tool-icon'
import { useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { toolClass } from '../../components/buttons.ts'
import { PageHead } from '../../components/page-head.tsx'
import { useFailure } from '../../components/use-failure.ts'
import { useLanguage } from '../../document/language.ts'
import { FormEnd } from '../form-parts.tsx'
import { RowsLoading } from '../list-parts.tsx'
import { pathTo } from '../places.ts'
import { callApi } from '../session/operator-session.ts'

/** Organisations of churches: what they say of themselves, and who belongs to them. */
export function OrganisationsPage() {
  const t = useTranslations('operatorOrganisations')
  const frame = useTranslations('consoleFrame')
  const list = useMemberData(['operator organisations'], () => callApi(listOrganisations, {}))
  const [edited, setEdited] = useState<OperatorOrganisation | 'new'>()
  return (
    <>
      <PageHead title={t('title')}>
        <button type="button" className={toolClass('primary')} onClick={() => setEdited('new')}>
          <ToolIcon name="plus" className="size-4.5" />
          {t('add')}
        </button>
      </PageHead>
      {list.state === 'loading' && <RowsLoading />}
      {list.state === 'failed' && <LoadFailed onRetry={() => void list.reload()} />}
      {list.state === 'ready' && list.value.itens.length === 0 && <EmptyTable sentence={t('none')} />}
      {list.state === 'ready' && list.value.itens.length > 0 && (
        <ul className="divide-y divide-line rounded-card bg-card shadow-[inset_0_0_0_1px_var(--line)]">
          {list.value.itens.map((organisation) => (
            <OrganisationRow
              key={organisation.slug}
              organisation={organisation}
              onEdit={() => setEdited(organisation)}
            />
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
          <OrganisationForm
            organisation={edited === 'new' ? undefined : edited}
            onSaved={async () => {
              setEdited(undefined)
              await list.reload()
            }}
          />
        </Dialog>
      )}
    </>
  )
}

interface OrganisationRowProps {
  readonly organisation: OperatorOrganisation
  readonly onEdit: () => void
}

function OrganisationRow({ organisation: { nome, site, igrejas }, onEdit }: OrganisationRowProps) {
  const t = useTranslations('operatorOrganisations')
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{nome}</p>
        <p className="text-sm wrap-anywhere text-muted">{site.replace(/^https?:\/\//, '')}</p>
        {igrejas.length === 0 ? (
          <p className="text-sm text-muted">{t('noChurches')}</p>
        ) : (
          <ul className="flex flex-wrap gap-x-4 text-sm">
            {igrejas.map((church) => (
              <li key={church.codigo}>
                <Link
                  to={pathTo('church', { code: church.codigo })}
                  className="inline-flex min-h-11 items-center font-medium text-brand-text hover:underline lg:min-h-7"
                >
                  {church.nome}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
      <button type="button" className={toolClass('quiet')} onClick={onEdit}>
        {t('edit')}
        <span className="sr-only">{nome}</span>
      </button>
    </li>
  )
}

const schema = z.extend(foundOrganisationForm, { descricao: text(1000).check(z.trim()) })

interface OrganisationFormProps {
  readonly organisation: OperatorOrganisation | undefined
  readonly onSaved: () => Promise<void>
}

function OrganisationForm({ organisation, onSaved }: OrganisationFormProps) {
  const t = useTranslations('operatorOrganisations')
  const explain = useFailure()
  const locale = useLanguage((language) => language.locale)
  const { field, submit, isSending, failure } = useValidForm({
    schema,
    defaultValues: {
      slug: organisation?.slug ?? '',
      idioma: locale,
      nome: organisation?.nome ?? '',
      descricao: organisation?.descricao ?? '',
      corApp: organisation?.corApp ?? '#4b5563',
    },
    refusals: { CONFLICT: { field: 'slug', text: t('taken') } },
    refusalText: explain,
    async onSubmit({ slug, idioma, descricao, ...given }) {
      const body = { ...given, descricao: descricao || null }
      await (organisation
        ? callApi(setOrganisation, { params: { slug: organisation.slug }, body })
        : callApi(foundOperatorOrganisation, { body: { slug, idioma, ...body } }))
      showMessage('GLOBAL', { tone: 'success', text: t('saved') })
      await onSaved()
    },
  })
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
      <TextField {...field('nome', t('name'))} autoComplete="off" />
      {!organisation && (
        <>
          <TextField
            {...field('slug', t('slug'))}
            hint={t('slugHint')}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <SelectField
            {...field('idioma', t('language'))}
            options={locales.map((value) => ({ value, label: languageNames[value] }))}
          />
        </>
      )}
      <TextArea {...field('descricao', t('text'))} rows={4} />
      <TextField {...field('corApp', t('colour'))} type="color" />
      <FormEnd failure={failure} isSending={isSending} action={t('save')} />
    </form>
  )
}
