import { useTranslations } from 'use-intl'

const rows = {
  anywhere: [
    ['search', ['Ctrl', 'K']],
    ['help', ['?']],
  ],
  list: [
    ['next', ['J']],
    ['previous', ['K']],
    ['mark', ['X']],
    ['open', ['Enter']],
    ['find', ['/']],
    ['add', ['N']],
    ['undo', ['Ctrl', 'Z']],
  ],
  editing: [['save', ['Ctrl', 'S']]],
} as const

/** Every key of the office, by where it works. */
export function KeysHelp() {
  const t = useTranslations('consoleKeys')
  return (
    <div className="grid gap-5">
      {(['anywhere', 'list', 'editing'] as const).map((group) => (
        <section key={group} aria-label={t(group)}>
          <h3 className="mb-1 text-sm text-muted">{t(group)}</h3>
          <dl className="divide-y divide-line">
            {rows[group].map(([name, keys]) => (
              <div key={name} className="flex items-center justify-between gap-4 py-1.5">
                <dt>{t(name)}</dt>
                <dd className="flex gap-1">
                  {keys.map((key) => (
                    <kbd
                      key={key}
                      className="rounded-control bg-sunken px-2 py-0.5 font-sans text-sm shadow-[inset_0_0_0_1px_var(--line)]"
                    >
                      {key}
                    </kbd>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  )
}
