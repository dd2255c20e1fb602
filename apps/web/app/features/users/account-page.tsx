import type { ReactNode } from 'react'

export interface AccountPageProps {
  readonly title: string
  readonly lead?: string
  readonly children: ReactNode
}

/** A page of the account: what it is, in a line what for, and the thing itself. */
export function AccountPage({ title, lead, children }: AccountPageProps) {
  return (
    <>
      <h1 className="text-2xl">{title}</h1>
      {lead && <p className="mt-2 max-w-measure text-muted">{lead}</p>}
      <div className="mt-6">{children}</div>
    </>
  )
}
