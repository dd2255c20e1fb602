import { Notice } from '@narthex/ui/notice'

/** Error of a form as a whole, above its button. */
export function FormFailure({ failure }: { failure: string | undefined }) {
  if (!failure) return null
  return (
    <Notice tone="danger">
      <p>{failure}</p>
    </Notice>
  )
}
