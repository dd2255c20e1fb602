import type { Moment } from './moment.ts'

export type HomeBlock = 'banners' | 'events' | 'devotional' | 'invitations' | 'news' | 'story' | 'congregations'

const usual: readonly HomeBlock[] = ['banners', 'events', 'devotional', 'invitations', 'news', 'story', 'congregations']

/** What people look for changes with the week: on the way there the place, during and after it what to do next. */
const orders: Record<Moment['kind'], readonly HomeBlock[]> = {
  far: usual,
  before: ['banners', 'events', 'story', 'devotional', 'invitations', 'news', 'congregations'],
  live: ['invitations', 'banners', 'devotional', 'events', 'news', 'story', 'congregations'],
  after: ['invitations', 'devotional', 'banners', 'events', 'news', 'story', 'congregations'],
}

export function homeOrder(moment: Moment | undefined): readonly HomeBlock[] {
  return moment ? orders[moment.kind] : usual
}
