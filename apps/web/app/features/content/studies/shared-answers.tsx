import { toPlainText } from '@narthex/contract/content/rich-text'
import type { Question } from '@narthex/contract/content/study.schemas'
import { useTranslations } from 'use-intl'

interface SharedAnswersProps {
  readonly answers: readonly { readonly pergunta: string; readonly nome: string; readonly texto: string }[]
  readonly questions: readonly Question[]
  readonly lang: string
}

/** The answers that members share with their group's leaders, by the questions; one that is asked no more is left out. */
export function SharedAnswers({ answers, questions, lang }: SharedAnswersProps) {
  const t = useTranslations('studies')
  const byQuestion = Map.groupBy(answers, ({ pergunta }) => pergunta)
  const answered = questions.filter(({ codigo }) => byQuestion.has(codigo))
  if (answered.length === 0) return null
  return (
    <div className="mt-8 border-t border-line pt-5 first:mt-0">
      <h3 className="font-semibold">{t('shared')}</h3>
      {answered.map(({ codigo, texto }) => (
        <div key={codigo} className="mt-4">
          <p lang={lang} className="text-sm text-muted">
            {toPlainText(texto)}
          </p>
          <ul className="mt-2 grid gap-2">
            {byQuestion.get(codigo)?.map(({ nome, texto: answer }) => (
              <li key={`${nome} ${answer}`} className="rounded-control bg-sunken px-4 py-3">
                <span className="font-semibold">{nome}</span>
                <p className="whitespace-pre-line">{answer}</p>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
