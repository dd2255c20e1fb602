import { findErrorCode, NoResponseError } from '@narthex/contract/client'
import type { uploadPicture } from '@narthex/contract/users/picture.endpoints'
import { buttonClass } from '@narthex/ui/button'
import { MemberIcon } from '@narthex/ui/member-icon'
import { Notice, type Tone } from '@narthex/ui/notice'
import { Portrait } from '@narthex/ui/portrait'
import { Skeleton } from '@narthex/ui/skeleton'
import { type DragEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { LazyPart, lazyPart } from '../../../components/lazy-part.tsx'
import { LoadFailed } from '../../../components/load-failed.tsx'
import { readPhoto } from '../../../device/photo.ts'
import { useChurchSite } from '../../../page/use-site.ts'
import { AccountPage } from '../account-page.tsx'
import { useMember } from '../use-member.ts'
import { PhotoPicker } from './photo-picker.tsx'
import { removePicture, savePicture } from './save-picture.ts'

/** Needed once a photo was chosen, and in no other place. */
const CropEditor = lazyPart(() => import('./crop-editor.tsx').then(({ CropEditor }) => CropEditor))

interface Said {
  readonly tone: Tone
  readonly text: string
}

/** The member's picture: another one, or none. A photo that could not be sent stays open until it was. */
export function PicturePage({ title }: { title: string }) {
  const t = useTranslations('picture')
  const who = useMember()
  const { corApp } = useChurchSite()
  const [photo, setPhoto] = useState<HTMLCanvasElement>()
  const [isOpening, setOpening] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const [said, setSaid] = useState<Said>()
  const answer = useRef<HTMLDivElement>(null)
  if (!who) return null
  const { nome, sobrenome, imagem } = who.member

  // The button that was pressed is gone then; who came by keyboard goes on from here.
  const goOn = () => requestAnimationFrame(() => answer.current?.focus())
  const open = async (file: File) => {
    setSaid(undefined)
    setOpening(true)
    try {
      setPhoto(await readPhoto(file))
    } catch {
      setSaid({ tone: 'danger', text: t('unreadable') })
    }
    setOpening(false)
  }
  const attempt = async (work: () => Promise<void>, text: string) => {
    try {
      await work()
      setPhoto(undefined)
      setSaid({ tone: 'success', text })
      goOn()
    } catch (error) {
      const isRefused = findErrorCode<typeof uploadPicture>(error) === 'NOT_A_PICTURE'
      const isOffline = error instanceof NoResponseError
      setSaid({ tone: 'danger', text: t(isRefused ? 'unreadable' : isOffline ? 'offline' : 'failed') })
    }
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    const [file] = event.dataTransfer.files
    if (file && !isOpening) void open(file)
  }

  return (
    <AccountPage title={title} lead={t('lead')}>
      <div ref={answer} tabIndex={-1} aria-live="polite" className="focus:outline-none">
        {said && (
          <Notice tone={said.tone} role="none" className="mb-6">
            <p>{said.text}</p>
          </Notice>
        )}
      </div>
      {photo ? (
        <LazyPart
          fallback={<Skeleton className="aspect-square w-full max-w-112 rounded-card" />}
          failed={<LoadFailed />}
        >
          <CropEditor
            key={photo.width * photo.height}
            photo={photo}
            onSave={(file) => attempt(() => savePicture(file), t('saved'))}
            onCancel={() => {
              setPhoto(undefined)
              goOn()
            }}
          />
        </LazyPart>
      ) : (
        // biome-ignore lint/a11y/noStaticElementInteractions: a way more for the mouse; the buttons are the way for all
        <div
          onDragOver={(event) => event.preventDefault()}
          onDrop={drop}
          className="flex flex-col items-center gap-6 rounded-hero bg-card p-6 shadow-rest sm:flex-row sm:gap-8 sm:p-8"
        >
          <Portrait
            name={`${nome} ${sobrenome}`}
            colour={corApp}
            photo={imagem}
            className="h-56 w-46 shrink-0 shadow-lift"
          />
          <div className="min-w-0 max-sm:text-center">
            <div className="max-sm:*:justify-center">
              <PhotoPicker isBusy={isOpening} hasPicture={imagem !== null} onPhoto={open} />
            </div>
            {imagem && (
              <button
                type="button"
                onClick={() => setAsking(true)}
                className={`${buttonClass('quiet')} mt-3 text-danger! shadow-none!`}
              >
                <MemberIcon name="trash" className="size-5" />
                {t('remove')}
              </button>
            )}
            <p role="status" className="mt-3 text-sm text-muted">
              {isOpening ? t('opening') : t('hint')}
            </p>
          </div>
        </div>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={t('removeTitle')}
        confirmLabel={t('removeYes')}
        cancelLabel={t('cancel')}
        onClose={() => setAsking(false)}
        onConfirm={async () => {
          await attempt(removePicture, t('removed'))
          setAsking(false)
        }}
      >
        <p>{t('removeLead')}</p>
      </ConfirmDialog>
    </AccountPage>
  )
}
