import { addressLines, streetLine } from '@narthex/contract/churches/address-lines'
import type { Congregation } from '@narthex/contract/churches/church.schemas'
import { addressesPerMember, childrenPerMember } from '@narthex/contract/limits'
import { formatShortDate } from '@narthex/contract/validation/dates'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { AddressDialog } from './address-dialog.tsx'
import { cepText } from './address-form.ts'
import { ChildDialog } from './child-dialog.tsx'
import { CongregationDialog, useCongregationQuestion } from './congregation-dialog.tsx'
import { CustomFields } from './custom-fields.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import { type LocalRow, withDeleted, withUndone, withValue } from './local-rows.ts'
import type { PersonData } from './person-calls.ts'
import { ProfileFields } from './profile-fields.tsx'
import type { AddressFields, ChildFields } from './row-values.ts'
import { RowsSection } from './rows-section.tsx'
import { SaveBar } from './save-bar.tsx'
import { usePersonForm } from './use-person-form.ts'

export interface PersonEditorProps {
  readonly loaded: PersonData
  readonly congregations: readonly Congregation[]
}

type Editing =
  | { readonly what: 'address'; readonly key?: string; readonly value?: AddressFields }
  | { readonly what: 'child'; readonly key?: string; readonly value?: ChildFields }

/** Form of all personal data, saved together. The dialogs are outside it: they are forms of their own. */
export function PersonEditor({ loaded, congregations }: PersonEditorProps) {
  const question = useCongregationQuestion()
  const person = usePersonForm({ loaded, confirmCongregation: question.ask })
  const [editing, setEditing] = useState<Editing>()
  const { setAddresses, setChildren } = person
  const close = () => setEditing(undefined)
  const edit =
    <Value,>(what: Editing['what']) =>
    ({ key, value }: LocalRow<Value>) =>
      setEditing({ what, key, value } as Editing)
  const add = (what: Editing['what']) => () => setEditing({ what })

  return (
    <>
      <form noValidate onSubmit={person.submit}>
        <ProfileFields valid={person} member={person.member} congregations={congregations} />
        <CustomFields valid={person} customFields={person.customFields} />
        <div className="mt-10 grid gap-10">
          <AddressRows person={person} onAdd={add('address')} onEdit={edit('address')} />
          <ChildRows person={person} onAdd={add('child')} onEdit={edit('child')} />
        </div>
        <SaveBar {...person} onDiscard={person.discard} />
      </form>
      {editing?.what === 'address' && (
        <AddressDialog
          rowKey={editing.key}
          value={editing.value}
          onClose={close}
          onKeep={(value) => {
            setAddresses((rows) => withValue(rows, editing.key ?? crypto.randomUUID(), value))
            close()
          }}
        />
      )}
      {editing?.what === 'child' && (
        <ChildDialog
          rowKey={editing.key}
          value={editing.value}
          onClose={close}
          onKeep={(value) => {
            setChildren((rows) => withValue(rows, editing.key ?? crypto.randomUUID(), value))
            close()
          }}
        />
      )}
      <CongregationDialog question={question} congregations={congregations} />
      <LeaveDialog isChanged={person.isChanged} onDiscard={person.discard} />
    </>
  )
}

interface OwnRowsProps<Value> {
  readonly person: ReturnType<typeof usePersonForm>
  readonly onAdd: () => void
  readonly onEdit: (row: LocalRow<Value>) => void
}

function AddressRows({ person: { addresses, setAddresses }, onAdd, onEdit }: OwnRowsProps<AddressFields>) {
  const t = useTranslations('person.address')
  return (
    <RowsSection
      title={t('title')}
      lead={t('lead')}
      empty={t('empty')}
      addLabel={t('add')}
      icon="pin"
      rows={addresses}
      isFull={addresses.length >= addressesPerMember}
      nameOf={(address) => streetLine(address)}
      show={(address) => <Lines lines={addressLines({ ...address, cep: cepText(address) })} />}
      onAdd={onAdd}
      onEdit={onEdit}
      onDelete={(key) => setAddresses((rows) => withDeleted(rows, key))}
      onUndo={(key) => setAddresses((rows) => withUndone(rows, key))}
    />
  )
}

function ChildRows({ person: { children, setChildren }, onAdd, onEdit }: OwnRowsProps<ChildFields>) {
  const t = useTranslations('person.child')
  const locale = useLocale()
  return (
    <RowsSection
      title={t('title')}
      lead={t('lead')}
      empty={t('empty')}
      addLabel={t('add')}
      icon="child"
      rows={children}
      isFull={children.length >= childrenPerMember}
      nameOf={({ nome }) => nome}
      show={({ nome, dataNascimento, alergias }) => (
        <Lines
          lines={[nome, formatShortDate(dataNascimento, locale), alergias ? t('allergicTo', { things: alergias }) : '']}
        />
      )}
      onAdd={onAdd}
      onEdit={onEdit}
      onDelete={(key) => setChildren((rows) => withDeleted(rows, key))}
      onUndo={(key) => setChildren((rows) => withUndone(rows, key))}
    />
  )
}

function Lines({ lines }: { lines: readonly string[] }) {
  const [first, ...rest] = lines
  return (
    <>
      <p className="leading-snug font-semibold">{first}</p>
      {rest.map((line) => (
        <p key={line} className="text-sm text-muted">
          {line}
        </p>
      ))}
    </>
  )
}
