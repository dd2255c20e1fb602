import { TextField } from '@narthex/ui/text-field'
import { FileField } from '../../../resource/form/controls/file-control.tsx'
import { type ItemFieldsProps, itemsControl } from '../../../resource/form/controls/items-control.tsx'

interface Score {
  readonly name: string
  readonly url: string
}

/** The scores of a song, each with the voice or instrument that it is for. */
export const ScoresControl = itemsControl<Score>({
  begin: { name: '', url: '' },
  max: 20,
  nameOf: ({ name }) => name,
  Fields: ScoreFields,
})

export const writeScores = (scores: unknown): string => (scores as readonly Score[]).map(({ name }) => name).join(', ')

function ScoreFields({ item, onChange, onBlur, label, bind }: ItemFieldsProps<Score>) {
  return (
    <>
      <TextField
        {...bind('name')}
        label={label('name')}
        value={item.name}
        maxLength={120}
        onBlur={onBlur}
        onChange={({ currentTarget }) => onChange({ ...item, name: currentTarget.value })}
      />
      <FileField
        {...bind('url')}
        kind="PDF"
        label={label('url')}
        value={item.url}
        onBlur={onBlur}
        onChange={(url) => onChange({ ...item, url })}
      />
    </>
  )
}
