import type { AnyConsoleResource } from '../console-resource.ts'

/** The first part of the keys of a kind's lists, by which they are reloaded. */
export const listKey = (kind: Pick<AnyConsoleResource, 'name'>): string => `office ${kind.name}`
