import { type ReactNode, useEffect } from 'react'

export interface ChallengeFormProps {
  /** Address of the bank: `https:`. */
  readonly url: string
  readonly fields: Readonly<Record<string, string>>
  /** The button. */
  readonly children: ReactNode
}

/**
 * The way to a bank that wants a form posted to it (3-D Secure), in a window of its own. After a navigation within the
 * site the document's policy may be that of a page that sends no such form: then this page loads itself again.
 */
export function ChallengeForm({ url, fields, children }: ChallengeFormProps) {
  useEffect(() => {
    const reload = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === 'form-action') location.reload()
    }
    document.addEventListener('securitypolicyviolation', reload)
    return () => document.removeEventListener('securitypolicyviolation', reload)
  }, [])
  return (
    <form method="post" action={url} target="_blank" rel="noopener" acceptCharset="utf-8" className="max-sm:w-full">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  )
}
