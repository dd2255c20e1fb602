import { useTranslations } from 'use-intl'

interface KindNames {
  /** The kind of a job by its queue; the queue itself where a build of later days named it. */
  readonly kind: (queue: string) => string
  /** Subject of a mail; undefined where its job names none. */
  readonly mail: (kind: string | null) => string | undefined
}

/** Words for kinds of jobs and mails. */
export function useKindNames(): KindNames {
  const t = useTranslations('operatorQueues')
  const isNamed = (key: string) => t.has(key as never)
  return {
    kind: (queue) => (isNamed(`queues.${queue}`) ? t(`queues.${queue}` as never) : queue),
    mail: (kind) => (kind !== null && isNamed(`mails.${kind}`) ? t(`mails.${kind}` as never) : (kind ?? undefined)),
  }
}
