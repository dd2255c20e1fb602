import type { Question } from '@narthex/contract/content/study.schemas'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { RichText } from '../../../components/rich-text.tsx'
import { type MemberAnswers, useMemberAnswers } from './answers/use-member-answers.ts'
import { LogInToAnswer } from './log-in-to-answer.tsx'

/** Blank lines for handwriting on paper; fewer for icebreakers and prayers. */
const lines = [1, 2, 3, 4]
const fewLines = [1, 2]
const linesFor = (group: Question['grupo']) => (group === 'QUEBRA_GELO' || group === 'ORACAO' ? fewLines : lines)

interface StudyQuestionsProps {
  readonly studyId: number
  readonly questions: readonly Question[]
  readonly lang: string
}

/** Questions of a study by purpose, numbered throughout; a member may write answers for themselves. */
export function StudyQuestions({ studyId, questions, lang }: StudyQuestionsProps) {
  const t = useTranslations('studies')
  const id = useId()
  const own = useMemberAnswers(studyId)
  const groups = Map.groupBy(questions, ({ grupo }) => grupo)
  return (
    <section aria-labelledby={id} className="mt-12 border-t border-line pt-9 print:mt-6 print:border-0 print:pt-0">
      <h2 id={id} className="text-xl">
        {t('questions')}
      </h2>
      {[...groups].map(([group, asked]) => (
        <section key={group} className="mt-7 print:mt-6">
          <h3 className="text-sm font-semibold text-brand-text print:break-after-avoid">{t(`group.${group}`)}</h3>
          <ol className="mt-3 grid gap-6 print:mt-1 print:gap-3">
            {asked.map((question) => (
              <QuestionItem
                key={question.codigo}
                question={question}
                number={questions.indexOf(question) + 1}
                lang={lang}
                own={own}
              />
            ))}
          </ol>
        </section>
      ))}
      {own && <own.Removed answers={own.answers} asked={questions.map(({ codigo }) => codigo)} />}
      <LogInToAnswer />
    </section>
  )
}

interface QuestionItemProps {
  readonly question: Question
  readonly number: number
  readonly lang: string
  readonly own: MemberAnswers | undefined
}

function QuestionItem({ question, number, lang, own }: QuestionItemProps) {
  return (
    <li value={number} className="group flex gap-4 print:break-inside-avoid">
      <span
        aria-hidden="true"
        className="grid size-9 shrink-0 place-items-center rounded-full bg-brand-soft text-sm font-bold text-brand-text tabular-nums print:size-6 print:bg-transparent print:text-base"
      >
        {number}
      </span>
      <div className="min-w-0 grow">
        <RichText doc={question.texto} lang={lang} />
        {own && <own.Field answers={own.answers} code={question.codigo} number={number} />}
        <div aria-hidden="true" className="hidden print:block print:group-has-[[data-answer]]:hidden">
          {linesFor(question.grupo).map((line) => (
            <div key={line} className="h-8 border-b border-black/30" />
          ))}
        </div>
      </div>
    </li>
  )
}
