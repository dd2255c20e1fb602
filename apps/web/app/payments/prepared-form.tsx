import { ApiError } from '@narthex/contract/client'
import { buttonClass } from '@narthex/ui/button'
import { Notice } from '@narthex/ui/notice'
import { Skeleton } from '@narthex/ui/skeleton'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { isOwnDocument } from './own-document.ts'

export interface PreparedFormProps<Form> {
  /** Asks how the gateway takes the numbers. */
  readonly prepare: () => Promise<Form>
  /** Whether the gateway takes them in the browser, which this page's own document has to admit. */
  readonly isForeign: (form: Form) => boolean
  readonly texts: {
    readonly opening: string
    readonly none: string
    readonly notOpened: string
    readonly retry: string
  }
  readonly children: (form: Form, parts: { opening: ReactNode; notOpened: ReactNode }) => ReactNode
}

type Prepared<Form> =
  | { readonly state: 'ready'; readonly form: Form }
  | { readonly state: 'none' }
  | { readonly state: 'failed' }

/** A form for numbers that the gateway takes itself, of which nothing is loaded before this is drawn. */
export function PreparedForm<Form>({ prepare, isForeign, texts, children }: PreparedFormProps<Form>) {
  const [prepared, setPrepared] = useState<Prepared<Form>>()
  const prepareAgain = useEffectEvent(async () => {
    setPrepared(undefined)
    setPrepared(await prepareFor(prepare, isForeign))
  })
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks once
  useEffect(() => void prepareAgain(), [attempt])

  const opening = <OpeningForm text={texts.opening} />
  const notOpened = <NotOpened {...texts} onRetry={() => setAttempt(attempt + 1)} />
  if (!prepared) return opening
  if (prepared.state === 'failed') return notOpened
  if (prepared.state === 'ready') return children(prepared.form, { opening, notOpened })
  return (
    <Notice tone="warning">
      <p>{texts.none}</p>
    </Notice>
  )
}

async function prepareFor<Form>(
  prepare: () => Promise<Form>,
  isForeign: (form: Form) => boolean,
): Promise<Prepared<Form> | undefined> {
  try {
    const form = await prepare()
    if (!isForeign(form) || isOwnDocument()) return { state: 'ready', form }
    // The policy that admits the gateway comes with this page's own document.
    location.reload()
    return undefined
  } catch (error) {
    const isNone = error instanceof ApiError && error.code === 'EVT_REG_010'
    return isNone ? { state: 'none' } : { state: 'failed' }
  }
}

function OpeningForm({ text }: { text: string }) {
  return (
    <div role="status" className="grid grid-cols-1 gap-5">
      <span className="sr-only">{text}</span>
      <Skeleton className="h-19 w-full" />
      <Skeleton className="h-19 w-full" />
      <div className="grid grid-cols-2 gap-4">
        <Skeleton className="h-19 w-full" />
        <Skeleton className="h-19 w-full" />
      </div>
    </div>
  )
}

function NotOpened({ notOpened, retry, onRetry }: { notOpened: string; retry: string; onRetry: () => void }) {
  return (
    <Notice tone="danger">
      <p>{notOpened}</p>
      <button type="button" onClick={onRetry} className={`${buttonClass('quiet')} mt-3`}>
        {retry}
      </button>
    </Notice>
  )
}
