import { TopicWatch } from '@narthex/client/stream/topic-watch'
import { openStreamTopic } from '@narthex/contract/stream/stream.endpoints'
import { callApi } from './api.ts'

const topics = new TopicWatch('narthex stream', (topic) => callApi(openStreamTopic, { body: { topic } }))

/** Watches topics of the event stream as the current member, or as a visitor (`TopicWatch`). */
export const watchTopics = topics.watch
