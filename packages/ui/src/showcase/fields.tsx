import { CheckboxField } from '../checkbox-field.tsx'
import { ChoiceGroup } from '../choice-group.tsx'
import { controlClass, Field, type FieldTexts } from '../field.tsx'
import { PasswordField } from '../password-field.tsx'
import { RuleList } from '../rule-list.tsx'
import { SelectField } from '../select-field.tsx'
import { SubmitButton } from '../submit-button.tsx'
import { TextArea } from '../text-area.tsx'
import { TextField } from '../text-field.tsx'
import { type SchemeName, Stage, State } from './stage.tsx'

const long = 'A label far longer than anybody meant it to be, which has to break into lines'
const error = 'This is what is wrong with it, and how it can be mended.'
const options = ['Single', 'Married', 'Widowed'].map((label) => ({ value: label.toLowerCase(), label }))

/** Every state that a field can be in, beside its focus. */
const states: readonly (FieldTexts & {
  readonly value?: string
  readonly disabled?: true
  readonly readOnly?: true
})[] = [
  { label: 'Empty, required' },
  { label: 'Empty, optional', optional: '(optional)', hint: 'A line that helps before anything is wrong.' },
  { label: 'Filled', value: 'maria@example.org' },
  { label: 'Wrong', value: 'maria@', error, hint: 'A line that helps.' },
  { label: 'Not to be changed', value: 'maria@example.org', readOnly: true },
  { label: 'Switched off', value: 'maria@example.org', disabled: true },
  { label: long, value: long, error: `${long}. ${long}` },
]

/** Examples of form fields. */
export function Fields() {
  return (
    <>
      <Stage id="fields" title="Text fields">
        {() =>
          states.map(({ value, ...state }) => (
            <TextField key={state.label} {...state} defaultValue={value} placeholder="name@example.com" />
          ))
        }
      </Stage>
      <Stage id="other-fields" title="Other fields">
        {(scheme) => <Others scheme={scheme} />}
      </Stage>
    </>
  )
}

function Others({ scheme }: { scheme: SchemeName }) {
  return (
    <>
      <PasswordField
        label="Password"
        autoComplete="new-password"
        showLabel="Show"
        hideLabel="Hide"
        defaultValue="Abc#1"
      />
      <PasswordField
        label="Password, wrong"
        autoComplete="current-password"
        showLabel="Show"
        hideLabel="Hide"
        error={error}
        aside={<a href="#other-fields">Forgotten?</a>}
      />
      <RuleList
        metLabel="done"
        unmetLabel="missing"
        rules={[
          { label: '8 characters', isMet: true },
          { label: 'A capital letter', isMet: false },
          { label: 'A sign: @$!%*?&#/.', isMet: false },
        ]}
      />
      <SelectField label="List" options={options} placeholder="Choose one" />
      <SelectField label="List, wrong" options={options} error={error} defaultValue="married" />
      <TextArea label="Several lines" optional="(optional)" hint="It grows with what is written." />
      <TextArea label="Several lines, wrong" error={error} defaultValue={`${long}\n${long}`} />
      <ChoiceGroup type="radio" name={`one-${scheme}`} label="One of a few" options={options} defaultChecked />
      <ChoiceGroup type="checkbox" name={`any-${scheme}`} label="Any of a few" options={options} error={error} />
      <CheckboxField label="A yes or a no" hint="What saying yes means." defaultChecked />
      <CheckboxField label="A yes that is missing" error={error} />
      <Field label="A field around a control of one’s own">
        {(control) => <input type="date" {...control} className={controlClass} />}
      </Field>
      <State name="Sending: ready, on its way, before the app runs">
        <div className="flex flex-wrap gap-3">
          <SubmitButton isSending={false}>Go on</SubmitButton>
          <SubmitButton isSending>Go on</SubmitButton>
          <SubmitButton isSending={false}>Go on</SubmitButton>
        </div>
      </State>
    </>
  )
}
