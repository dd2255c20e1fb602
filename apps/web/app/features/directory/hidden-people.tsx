import { useAct } from '@narthex/client/data/use-act'
import type { OwnDirectory } from '@narthex/contract/people/directory.schemas'
import { buttonClass } from '@narthex/ui/button'
import { cardClass } from '@narthex/ui/card'
import { useTranslations } from 'use-intl'
import { useResult } from '../../components/use-result.tsx'
import { unhideFrom } from './directory-calls.ts'

export interface HiddenPeopleProps {
  readonly people: OwnDirectory['bloqueados']
  readonly onChange: () => Promise<void>
}

/** The people from whom the member hides, and the way back. */
export function HiddenPeople({ people, onChange }: HiddenPeopleProps) {
  const t = useTranslations('directory.own.hidden')
  const { result, hasResult, announce, complain } = useResult('mb-3')
  const { run } = useAct()
  if (people.length === 0 && !hasResult) return null
  const show = async ({ id, nome }: OwnDirectory['bloqueados'][number]) => {
    const isDone = await run(async () => {
      await unhideFrom(id)
      await onChange()
    }, String(id))
    if (isDone) announce(t('done', { name: nome }))
    else if (isDone === false) complain(t('failed'))
  }
  return (
    <section aria-labelledby="hidden">
      <h2 id="hidden" className="text-xl">
        {t('title')}
      </h2>
      <p className="mt-1 max-w-measure text-sm text-muted">{t('lead')}</p>
      <div className="mt-3">
        {result}
        {people.length > 0 && (
          <ul className={`${cardClass} divide-y divide-line`}>
            {people.map((person) => (
              <li key={person.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
                <span className="min-w-0 grow basis-40 font-semibold wrap-anywhere">{person.nome}</span>
                <button type="button" onClick={() => void show(person)} className={buttonClass('quiet')}>
                  {t('show')}
                  <span className="sr-only">{person.nome}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
