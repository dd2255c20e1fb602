import type { Invitation } from '@narthex/contract/churches/home.schemas'
import { type HomePlaceCode, homePlaceCodes } from '@narthex/contract/churches/home-codes'
import { SortableList } from '@narthex/ui/office/sortable/sortable-list'
import { SelectField } from '@narthex/ui/select-field'
import { TextField } from '@narthex/ui/text-field'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../../components/buttons.ts'
import { useSortableTexts } from '../../../components/use-sortable-texts.ts'
import { useEditorForm } from '../../../resource/form/editor-form.ts'
import type { WidgetProps } from '../../../resource/form/widgets/widget.ts'
import { useHomeOffer } from './home-offer.ts'
import { OwnOrProduct } from './own-or-product.tsx'

const maxInvitations = 4
/** The places for which the product has an invitation's texts. */
const withUsualTexts: readonly HomePlaceCode[] = ['CELULA', 'ORACAO', 'DOACAO']
const texts = { titulo: ['title', 60], texto: ['text', 200], acao: ['action', 40] } as const
const textNames = Object.keys(texts) as (keyof typeof texts)[]

/** Cards that invite to places, in their order, each with texts of its own where the church wants them. */
export function InvitationsControl({ label, hint, value, onChange, path }: WidgetProps) {
  const t = useTranslations('consoleHomeChoice')
  const order = useSortableTexts()
  const { places } = useHomeOffer()
  const invitations = (Array.isArray(value) ? value : []) as readonly Invitation[]
  const name = (code: string) => places.find((place) => place.code === code)?.name ?? code
  const free = places.filter(({ code }) => !invitations.some(({ codigo }) => codigo === code))
  const usual = withUsualTexts.filter((code) => places.some((place) => place.code === code && !place.note))
  const change = (next: Invitation) =>
    onChange(invitations.map((invitation) => (invitation.codigo === next.codigo ? next : invitation)))
  const find = (code: string) => invitations.find(({ codigo }) => codigo === code)
  return (
    <div>
      {hint && <p className="mb-3 text-sm text-muted">{hint}</p>}
      <OwnOrProduct
        label={label}
        productLead={t('productLead.convites')}
        value={invitations}
        first={usual.map(createInvitation)}
        onChange={onChange}
      >
        <div className="mt-4 grid gap-4">
          {invitations.length > 0 && (
            <SortableList
              label={label}
              items={invitations}
              itemId={({ codigo }) => codigo}
              itemName={({ codigo }) => name(codigo)}
              onOrder={(codes) => onChange(codes.flatMap((code) => find(code) ?? []))}
              texts={order}
              renderItem={(invitation) => (
                <InvitationRow
                  invitation={invitation}
                  name={name(invitation.codigo)}
                  onRemove={() => onChange(invitations.filter((other) => other !== invitation))}
                />
              )}
            />
          )}
          {invitations.map((invitation, at) => (
            <InvitationFields
              key={invitation.codigo}
              invitation={invitation}
              name={name(invitation.codigo)}
              path={`${path}.${at}`}
              onChange={change}
            />
          ))}
          {invitations.length < maxInvitations && free.length > 0 && (
            <SelectField
              label={t('invitation.add')}
              placeholder={t('invitation.choose')}
              value=""
              options={free.map((place) => ({ value: place.code, label: place.name }))}
              onChange={({ currentTarget }) => {
                const code = homePlaceCodes.find((known) => known === currentTarget.value)
                if (code) onChange([...invitations, createInvitation(code)])
              }}
            />
          )}
        </div>
      </OwnOrProduct>
    </div>
  )
}

/** Creates an invitation. Places without product texts start with empty texts, which have to be written. */
function createInvitation(codigo: HomePlaceCode): Invitation {
  const text = withUsualTexts.includes(codigo) ? null : ''
  return { codigo, titulo: text, texto: text, acao: text }
}

interface InvitationProps {
  readonly invitation: Invitation
  readonly name: string
}

function InvitationRow({ invitation, name, onRemove }: InvitationProps & { readonly onRemove: () => void }) {
  const t = useTranslations('consoleHomeChoice')
  return (
    <div className="flex min-w-0 grow flex-wrap items-center justify-end gap-x-3">
      <span className="min-w-0 grow basis-24">
        <span className="block font-medium">{name}</span>
        <span className="block truncate text-sm text-muted">{invitation.titulo || t('invitation.usual')}</span>
      </span>
      <button type="button" aria-label={t('remove', { name })} onClick={onRemove} className={toolClass('plain')}>
        {t('take')}
      </button>
    </div>
  )
}

interface InvitationFieldsProps extends InvitationProps {
  readonly path: string
  readonly onChange: (invitation: Invitation) => void
}

/** The texts of an invitation: folded where they are the product's. */
function InvitationFields({ invitation, name, path, onChange }: InvitationFieldsProps) {
  const t = useTranslations('consoleHomeChoice')
  const optional = useTranslations('forms')('optional')
  const { valid } = useEditorForm()
  const isUsual = withUsualTexts.includes(invitation.codigo)
  const [isOpen, setOpen] = useState(textNames.some((field) => invitation[field] !== null))
  const fields = textNames.map((field) => {
    const [label, max] = texts[field]
    const words = t(`invitation.${label}`)
    return { field, max, words, error: valid.findComplaint(`${path}.${field}`, words) }
  })
  return (
    <details
      open={isOpen || fields.some(({ error }) => error !== undefined)}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="rounded-card px-4 shadow-[inset_0_0_0_1px_var(--line)]"
    >
      <summary className="min-h-11 cursor-pointer py-2.5 text-sm font-semibold">
        {t('invitation.own', { name })}
      </summary>
      <fieldset className="grid min-w-0 gap-3 pb-4">
        <legend className="sr-only">{name}</legend>
        <p className="text-sm text-muted">{isUsual ? t('invitation.empty') : t('invitation.needed')}</p>
        {fields.map(({ field, max, words, error }) => (
          <TextField
            key={field}
            label={words}
            name={`${path}.${field}`}
            maxLength={max}
            optional={isUsual ? optional : undefined}
            error={error}
            value={invitation[field] ?? ''}
            onChange={({ currentTarget }) =>
              onChange({ ...invitation, [field]: currentTarget.value === '' && isUsual ? null : currentTarget.value })
            }
          />
        ))}
      </fieldset>
    </details>
  )
}
