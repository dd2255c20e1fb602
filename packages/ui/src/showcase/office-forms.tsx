import { useState } from 'react'
import { buttonClass } from '../button.tsx'
import type { ComboOption } from '../office/combobox/combo-option.ts'
import { ComboboxField, MultiComboboxField } from '../office/combobox/combobox-field.tsx'
import { DiffText } from '../office/diff-text.tsx'
import { ErrorSummary } from '../office/error-summary.tsx'
import { ColourField } from '../office/fields/colour-field.tsx'
import { DateTimeField } from '../office/fields/date-time-field.tsx'
import { FileDrop } from '../office/file-drop.tsx'
import { SaveBar } from '../office/save-bar.tsx'
import { SortableList } from '../office/sortable/sortable-list.tsx'
import { type SchemeName, Stage, State } from './stage.tsx'

const people: readonly ComboOption[] = [
  { value: '1', label: 'Ana Conceição', detail: 'Casa Amarela' },
  { value: '2', label: 'Ana Conceição', detail: 'Boa Viagem' },
  { value: '3', label: 'José Lima' },
]

const comboTexts = {
  open: 'Open the list',
  clear: 'Clear',
  loading: 'Searching',
  nothing: 'No one found',
  failed: 'The search failed. Try again.',
  remove: (label: string) => `Remove ${label}`,
}

/** Examples of the controls that edit a record in the office. */
export function OfficeForms() {
  return (
    <>
      <Stage id="office-form" title="Office: a form">
        {(scheme) => <Form scheme={scheme} />}
      </Stage>
      <Stage id="office-order" title="Office: order, files, versions">
        {() => (
          <>
            <Order />
            <FileDrop
              label="Photos"
              hint="Drag photos here, or paste them. At most 20 MB each."
              chooseLabel="Choose photos"
              cameraLabel="Take a photo"
              accept="image/*"
              maxBytes={20_000_000}
              onFiles={() => {}}
              onRefused={() => {}}
            />
            <State name="What changed">
              <DiffText
                before="Baptism by the river on Sunday at 10. Bring a towel."
                after="Baptism by the river on Saturday at 10. Bring a towel, and a friend."
                removedLabel="Removed:"
                addedLabel="Added:"
                sameText="Nothing was changed."
              />
            </State>
          </>
        )}
      </Stage>
    </>
  )
}

function Form({ scheme }: { scheme: SchemeName }) {
  const [leader, setLeader] = useState<ComboOption | undefined>(people[2])
  const [pastors, setPastors] = useState<readonly ComboOption[]>(people.slice(0, 2))
  const [from, setFrom] = useState('2026-05-12T19:00')
  const [colour, setColour] = useState('#0e7c7b')
  return (
    <form onSubmit={(event) => event.preventDefault()} className="grid max-w-160 gap-5">
      <ErrorSummary
        title="1 field needs your attention"
        faults={[{ name: `moment-${scheme}`, label: 'Show from', text: 'This day is over.' }]}
        attempt={0}
      />
      <ComboboxField label="Leader" source={people} texts={comboTexts} value={leader} onChange={setLeader} />
      <MultiComboboxField
        label="Pastors"
        optional="(optional)"
        source={people}
        texts={comboTexts}
        values={pastors}
        onChange={setPastors}
      />
      <DateTimeField
        label="Show from"
        name={`moment-${scheme}`}
        error="This day is over."
        value={from}
        onChange={setFrom}
        zone="Recife"
        dateLabel="Day"
        timeLabel="Time"
        description="Tuesday, 12 May, 19h, Recife"
      />
      <ColourField
        label="Colour of the church"
        hint="The site shows it at once."
        value={colour}
        onChange={setColour}
        texts={{
          choose: 'Choose a colour',
          sample: 'Take part',
          link: 'Read more',
          contrast: (ratio) => `Contrast ${ratio} : 1`,
          adjusted: 'as text it is made darker or lighter',
        }}
      />
      <SaveBar
        isShown
        text="Unsaved changes"
        saveLabel="Save"
        discardLabel="Discard"
        isSaving={false}
        onDiscard={() => {}}
      >
        <button type="button" className={buttonClass('quiet')}>
          Publish
        </button>
      </SaveBar>
    </form>
  )
}

function Order() {
  const [items, setItems] = useState<readonly string[]>(['Home', 'Events', 'Giving'])
  return (
    <SortableList
      label="Menu"
      items={items}
      itemId={(item) => item}
      itemName={(item) => item}
      renderItem={(item) => item}
      onOrder={setItems}
      texts={{
        moveUp: (name) => `Move ${name} up`,
        moveDown: (name) => `Move ${name} down`,
        moved: (name, position, count) => `${name} is now ${position} of ${count}`,
      }}
    />
  )
}
