import { useAct } from '@narthex/client/data/use-act'
import { useFailureText } from '@narthex/client/forms/use-failure-text'
import type { ReactNode } from 'react'
import { leaveOffice } from './start-session.ts'

export interface LogOutButtonProps {
  readonly className: string
  readonly children: ReactNode
}

/** Ends the session; where nothing answers it says so, since the session would still be open. */
export function LogOutButton({ className, children }: LogOutButtonProps) {
  const { run, failure } = useAct<void>(useFailureText())
  return (
    <>
      <button type="button" className={className} onClick={() => void run(leaveOffice)}>
        {children}
      </button>
      <p role="alert" className="text-sm text-danger empty:hidden">
        {failure}
      </p>
    </>
  )
}
