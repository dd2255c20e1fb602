import { useFailureText } from './use-failure-text.ts'
import { type RefusalNamespace, useKnownRefusal } from './use-known-refusal.ts'

/**
 * Says why a call was refused: in the words of the namespace for its codes, then of `shared`, and for what can happen to any
 * call in the words of all forms.
 */
export function useRefusalText(
  namespace: RefusalNamespace,
  shared: RefusalNamespace = namespace,
): (error: unknown) => string {
  const own = useKnownRefusal(namespace)
  const common = useKnownRefusal(shared)
  const failureText = useFailureText()
  return (error) => own(error) ?? common(error) ?? failureText(error)
}
