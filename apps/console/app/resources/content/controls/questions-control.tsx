import { type QuestionGroup, questionGroups } from '@narthex/contract/content/study.schemas'
import { SelectField } from '@narthex/ui/select-field'
import { TextArea } from '@narthex/ui/text-area'
import { useTranslations } from 'use-intl'
import { type ItemFieldsProps, itemsControl } from '../../../resource/form/controls/items-control.tsx'

interface Question {
  /** Given by the server: it stays with a question that is reworded, and so do the answers. */
  readonly codigo?: string
  readonly grupo: QuestionGroup
  readonly texto: string
}

const shownCharacters = 60

/** The questions that a group discusses, each with what it is for. The site sorts them by that. */
export const QuestionsControl = itemsControl<Question>({
  begin: { grupo: 'OBSERVACAO', texto: '' },
  max: 60,
  nameOf: ({ texto }) => texto.slice(0, shownCharacters),
  Fields: QuestionFields,
})

export const writeQuestions = (questions: unknown): string =>
  (questions as readonly Question[]).map(({ texto }) => texto).join('\n')

function QuestionFields({ item, onChange, onBlur, label, bind }: ItemFieldsProps<Question>) {
  const groups = useTranslations('consoleStudyFields.perguntas.groups')
  return (
    <>
      <SelectField
        {...bind('grupo')}
        label={label('grupo')}
        value={item.grupo}
        options={questionGroups.map((group) => ({ value: group, label: groups(group) }))}
        onBlur={onBlur}
        onChange={({ currentTarget }) => onChange({ ...item, grupo: currentTarget.value as QuestionGroup })}
      />
      <TextArea
        {...bind('texto')}
        label={label('texto')}
        rows={2}
        value={item.texto}
        maxLength={600}
        onBlur={onBlur}
        onChange={({ currentTarget }) => onChange({ ...item, texto: currentTarget.value })}
      />
    </>
  )
}
