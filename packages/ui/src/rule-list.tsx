import { Icon } from './icon.tsx'

export interface RuleListProps {
  readonly rules: readonly { readonly label: string; readonly isMet: boolean }[]
  /** Read after the rules that are met, and after those that are not. */
  readonly metLabel: string
  readonly unmetLabel: string
}

/** A list of rules, each marked once it is met. */
export function RuleList({ rules, metLabel, unmetLabel }: RuleListProps) {
  return (
    <ul className="grid gap-x-4 gap-y-1 text-sm xs:grid-cols-2">
      {rules.map(({ label, isMet }) => (
        <li
          key={label}
          className={`flex items-center gap-2 xs:last:odd:col-span-2 ${isMet ? 'text-success' : 'text-muted'}`}
        >
          <span aria-hidden="true" className="grid size-5 shrink-0 place-items-center">
            {isMet ? <Icon name="check" className="size-5" /> : <span className="size-1.5 rounded-full bg-current" />}
          </span>
          <span className="min-w-0">
            {label} <span className="sr-only">{isMet ? metLabel : unmetLabel}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
