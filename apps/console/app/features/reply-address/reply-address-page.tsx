import { useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { patterns } from '../../navigation/places.ts'
import { ReplyAddressPart } from '../../session/reply-address-part.tsx'
import { readReplyCode } from '../../session/reply-code.ts'

/** Where the mail to a reply address leads someone who is in the office already. */
export function ReplyAddressPage() {
  const location = useLocation()
  const [codigo] = useState(() => readReplyCode(location))
  if (codigo === undefined) return <Navigate to={patterns.home} replace />
  return (
    <div className="max-w-100">
      <ReplyAddressPart codigo={codigo} />
    </div>
  )
}
