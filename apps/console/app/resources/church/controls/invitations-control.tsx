import type { Invitation } from '@narthex/contract/churches/home.schemas'
import { type HomePlaceCode, homePlaceCodes } from '@narthex/contract/churches/home-codes'
import { SortableList } from '@narthex/ui/office/sortable/sortable-list'
import { SelectField } from '@narthex/ui/select-field'
import { TextField } from '@narthex/ui/text-field'
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
type TextName = keyof typeof texts

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
                <InvitationFields
                  invitation={invitation}
                  name={name(invitation.codigo)}
                  path={`${path}.${invitations.indexOf(invitation)}`}
                  onChange={change}
                  onRemove={() => onChange(invitations.filter((other) => other !== invitation))}
                />
              )}
            />
          )}
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

/** Without texts of the product, texts of one's own have to be written: they are there, and empty. */
function createInvitation(codigo: HomePlaceCode): Invitation {
  const text = withUsualTexts.includes(codigo) ? null : ''
  return { codigo, titulo: text, texto: text, acao: text }
}

interface InvitationFieldsProps {
  readonly invitation: Invitation
  readonly name: string
  readonly path: string
  readonly onChange: (invitation: Invitation) => void
  readonly onRemove: () => void
}

function InvitationFields({ invitation, name, path, onChange, onRemove }: InvitationFieldsProps) {
  const t = useTranslations('consoleHomeChoice')
  const optional = useTranslations('forms')('optional')
  const { valid } = useEditorForm()
  const isUsual = withUsualTexts.includes(invitation.codigo)
  return (
    <fieldset className="min-w-0 py-2">
      <legend className="sr-only">{name}</legend>
      <div className="flex items-center gap-3">
        <span className="min-w-0 grow font-medium">{name}</span>
        <button type="button" aria-label={t('remove', { name })} onClick={onRemove} className={toolClass('plain')}>
          {t('take')}
        </button>
      </div>
      <p className="mb-3 text-sm text-muted">{isUsual ? t('invitation.usual') : t('invitation.needed')}</p>
      <div className="grid gap-3">
        {(Object.keys(texts) as TextName[]).map((field) => {
          const [label, max] = texts[field]
          const words = t(`invitation.${label}`)
          return (
            <TextField
              key={field}
              label={words}
              name={`${path}.${field}`}
              maxLength={max}
              optional={isUsual ? optional : undefined}
              error={valid.findComplaint(`${path}.${field}`, words)}
              value={invitation[field] ?? ''}
              onChange={({ currentTarget }) =>
                onChange({ ...invitation, [field]: currentTarget.value === '' && isUsual ? null : currentTarget.value })
              }
            />
          )
        })}
      </div>
    </fieldset>
  )
}
