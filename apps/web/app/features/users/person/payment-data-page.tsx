import { useMemberData } from '@narthex/client/data/use-member-data'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import type { Member } from '@narthex/contract/users/user.schemas'
import { buttonClass } from '@narthex/ui/button'
import { Notice } from '@narthex/ui/notice'
import { Skeleton } from '@narthex/ui/skeleton'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../../components/smart-link.tsx'
import { useChurchSite } from '../../../page/use-site.ts'
import { redirectPath } from '../../../routing/redirect-to.ts'
import { AccountPage } from '../account-page.tsx'
import { PayerAddress } from './payer-address.tsx'
import { PayerForm } from './payer-form.tsx'
import { documentKey, listMissing } from './payer-rules.ts'
import { loadPersonData, type PersonData } from './person-calls.ts'

/** Page for the data that a payment requires and the person lacks, step by step; then back to the payment. */
export function PaymentDataPage({ title }: { title: string }) {
  const { church } = useChurchSite()
  const loaded = useMemberData(['person', church.slug], () => loadPersonData(church.slug), { isFresh: true })
  return (
    <AccountPage title={title}>
      {loaded.state === 'loading' && <Skeleton className="h-60 w-full max-w-md" />}
      {loaded.state === 'failed' && <LoadFailed onRetry={loaded.reload} />}
      {loaded.state === 'ready' && <Steps loaded={loaded.value} />}
    </AccountPage>
  )
}

function Steps({ loaded }: { loaded: PersonData }) {
  const t = useTranslations('person.payment')
  const { church } = useChurchSite()
  const { search } = useLocation()
  const navigate = useNavigate()
  const [member, setMember] = useState(loaded.member)
  const hasAddress = loaded.addresses.length > 0
  const missing = listMissing(member, {
    isBrazilian: church.endereco?.pais === 'BR',
    isCpfNeeded: new URLSearchParams(search).get(documentKey) === 'cpf',
  })
  const back = redirectPath(search)
  const goBack = async () => {
    await navigate(back, { replace: true, viewTransition: true })
  }

  if (missing.length === 0 && hasAddress) {
    return (
      <>
        <Notice tone="success">
          <p>{t('ready')}</p>
        </Notice>
        <SmartLink address={back} className={`${buttonClass('primary')} mt-5`}>
          {t('go')}
        </SmartLink>
      </>
    )
  }
  const onSaved = async (saved: Member) => {
    setMember(saved)
    if (hasAddress) await goBack()
  }
  return (
    <>
      <p className="-mt-4 mb-6 max-w-measure text-muted">{t('lead')}</p>
      {missing.length > 0 ? (
        <PayerForm member={member} missing={missing} onSaved={onSaved} />
      ) : (
        <PayerAddress memberId={member.id} onSaved={goBack} />
      )}
    </>
  )
}
