import { useTranslations } from 'use-intl'

/** Age rating of a title. */
export function AgeMark({ age }: { age: number }) {
  const t = useTranslations('play')
  return (
    <span className="ms-1 inline-grid min-w-6 place-items-center rounded-[0.3rem] px-1 text-xs leading-5 font-bold text-ink tabular-nums shadow-[inset_0_0_0_1px_var(--muted)]">
      <span aria-hidden="true">{age}</span>
      <span className="sr-only">{t('age', { age: String(age) })}</span>
    </span>
  )
}
