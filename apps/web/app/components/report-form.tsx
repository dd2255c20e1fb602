import { useAct } from '@narthex/client/data/use-act'
import { type ReportReason, reportReasons } from '@narthex/contract/prayer/report-reasons'
import { ChoiceGroup } from '@narthex/ui/choice-group'
import { Notice } from '@narthex/ui/notice'
import { SubmitButton } from '@narthex/ui/submit-button'
import { TextArea } from '@narthex/ui/text-area'
import { type ReactNode, type SubmitEvent, useState } from 'react'

export interface ReportFormProps {
  readonly texts: {
    readonly lead: string
    readonly reason: string
    readonly text: string
    readonly optional: string
    readonly send: string
    /** Said where no reason was chosen. */
    readonly choose?: string
  }
  readonly reasonText: (reason: ReportReason) => string
  readonly initialReason?: ReportReason
  readonly maxLength: number
  readonly refusalText: (error: unknown) => string
  /** Sends the report. An error that it throws is shown in the form, and the input is kept. */
  readonly onReport: (reason: ReportReason, text: string) => Promise<void>
  /** Another button before the one that sends. */
  readonly children?: ReactNode
}

/** Report of content that others wrote: a reason and, optionally, a sentence. */
export function ReportForm(props: ReportFormProps) {
  const { texts, reasonText, initialReason, maxLength, refusalText, onReport, children } = props
  const [reason, setReason] = useState(initialReason)
  const [text, setText] = useState('')
  const [isAsked, setAsked] = useState(false)
  const { isBusy, failure, run } = useAct(refusalText)
  const complaint = isAsked && !reason ? texts.choose : failure
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    setAsked(true)
    if (reason) void run(() => onReport(reason, text.trim()))
  }
  return (
    <form onSubmit={send} className="grid gap-4">
      <p className="text-muted">{texts.lead}</p>
      <ChoiceGroup
        type="radio"
        name="reason"
        label={texts.reason}
        options={reportReasons.map((value) => ({ value, label: reasonText(value) }))}
        chosen={reason ?? ''}
        onChange={({ currentTarget }) => setReason(reportReasons.find((known) => known === currentTarget.value))}
      />
      <TextArea
        label={texts.text}
        optional={texts.optional}
        rows={2}
        maxLength={maxLength}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      {complaint && (
        <Notice tone="danger">
          <p>{complaint}</p>
        </Notice>
      )}
      {children ? (
        <div className="mt-2 flex flex-wrap gap-3 max-sm:flex-col-reverse sm:justify-end">
          {children}
          <SubmitButton isSending={isBusy}>{texts.send}</SubmitButton>
        </div>
      ) : (
        <SubmitButton isSending={isBusy}>{texts.send}</SubmitButton>
      )}
    </form>
  )
}
