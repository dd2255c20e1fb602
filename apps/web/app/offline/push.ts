import { isIos } from '@narthex/client/device/device-kind'
import type { Locale } from '@narthex/contract/locale'
import { getPushKey, subscribeToPush, unsubscribeFromPush } from '@narthex/contract/notifications/push.endpoints'
import { callApi } from '../session/api.ts'

/** `install`: iOS delivers pushes to installed apps only. */
export type PushState = 'unsupported' | 'install' | 'denied' | 'on' | 'off'

/** The member who enabled pushes in this browser; another member who logs in here has not. */
const ownerKey = 'pushOwner'
/** Whether a member's notifications are pushed to this browser, or could be. */
export async function pushStateHere(userId: number): Promise<PushState> {
  if (!isSupported()) return isUninstalledIos() ? 'install' : 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  const isOwner = readOwner() === userId && Notification.permission === 'granted'
  return isOwner && (await subscriptionHere()) ? 'on' : 'off'
}

/** Asks for permission, which needs a user gesture, and subscribes this browser to pushes. Throws API errors. */
export async function turnPushOn(userId: number, locale: Locale): Promise<PushState> {
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off'
  await subscribe(userId, locale)
  return 'on'
}

/** Unsubscribes this browser from pushes. */
export async function turnPushOff(userId: number): Promise<PushState> {
  const subscription = await subscriptionHere()
  if (subscription) {
    const { endpoint } = subscription
    await callApi(unsubscribeFromPush, { params: { id: String(userId) }, body: { endpoint } })
    await subscription.unsubscribe()
  }
  keepOwner(undefined)
  return 'off'
}

/** Updates language, time zone and session of a subscribed device, and restores a lost subscription. */
export async function syncPush(userId: number, locale: Locale): Promise<void> {
  if (isSupported() && readOwner() === userId && Notification.permission === 'granted') await subscribe(userId, locale)
}

async function subscribe(userId: number, locale: Locale): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  if (!registration) throw new Error('There is no service worker to take pushes')
  const { chavePublica } = await callApi(getPushKey, {})
  const known = await registration.pushManager.getSubscription()
  // The server's VAPID key has changed: pushes to the old subscription would fail.
  if (known && keyOf(known) !== chavePublica) await known.unsubscribe()
  const options = { userVisibleOnly: true, applicationServerKey: chavePublica }
  const { endpoint, keys = {} } = (await registration.pushManager.subscribe(options)).toJSON()
  const { p256dh = '', auth = '' } = keys
  const fusoHorario = Intl.DateTimeFormat().resolvedOptions().timeZone
  const body = { endpoint: endpoint ?? '', p256dh, auth, idioma: locale, fusoHorario }
  await callApi(subscribeToPush, { params: { id: String(userId) }, body })
  keepOwner(userId)
}

async function subscriptionHere(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

function keyOf({ options: { applicationServerKey } }: PushSubscription): string | undefined {
  if (!applicationServerKey) return undefined
  const text = btoa(String.fromCharCode(...new Uint8Array(applicationServerKey)))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function isSupported(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

function isUninstalledIos(): boolean {
  return isIos() && !matchMedia('(display-mode: standalone)').matches
}

function readOwner(): number | undefined {
  try {
    return Number(localStorage.getItem(ownerKey)) || undefined
  } catch {
    return undefined
  }
}

function keepOwner(userId: number | undefined): void {
  try {
    if (userId === undefined) localStorage.removeItem(ownerKey)
    else localStorage.setItem(ownerKey, String(userId))
  } catch {
    // Storage is denied: the browser asks again at the next visit.
  }
}
