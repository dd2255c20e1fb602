import { publicReach, type Reach } from './reach.ts'

/** The push services of Chrome and its relatives, Firefox, Edge and Safari. */
export const usualPushHosts = [
  'fcm.googleapis.com',
  '*.push.services.mozilla.com',
  '*.notify.windows.com',
  '*.push.apple.com',
] as const

/** `*.` stands for anything below a name. */
export function pushReach(hosts: readonly string[] = usualPushHosts): Reach {
  const isPushService = (host: string) =>
    hosts.some((one) => (one.startsWith('*.') ? host.endsWith(one.slice(1)) : host === one))
  return { ...publicReach, ports: [''], hosts: isPushService }
}
