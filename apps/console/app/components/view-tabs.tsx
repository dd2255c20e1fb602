import { NavLink } from 'react-router'

export interface ViewTabsProps {
  readonly label: string
  readonly tabs: readonly { readonly path: string; readonly label: string }[]
  readonly className?: string
}

/** Links between views that belong together, as tabs; the one that is open is marked. */
export function ViewTabs({ label, tabs, className = '' }: ViewTabsProps) {
  return (
    <nav aria-label={label} className={`border-b border-line ${className}`}>
      <ul className="-mb-px flex gap-1 overflow-x-auto">
        {tabs.map((tab) => (
          <li key={tab.path}>
            <NavLink
              to={tab.path}
              end
              className="flex min-h-11 items-center border-b-2 border-transparent px-3 text-sm font-medium whitespace-nowrap text-muted hover:text-ink aria-[current=page]:border-brand aria-[current=page]:text-ink"
            >
              {tab.label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
