import { partEndpoints } from '../resources/part-endpoints.ts'
import { couponPart, doorListPart, questionPart, quotaPart, ticketTypePart } from './sale-parts.ts'

export const { add: addQuota, set: setQuota, remove: removeQuota } = partEndpoints(quotaPart)
export const { add: addTicketType, set: setTicketType, remove: removeTicketType } = partEndpoints(ticketTypePart)
export const { add: addQuestion, set: setQuestion, remove: removeQuestion } = partEndpoints(questionPart)
export const { add: addCoupon, set: setCoupon, remove: removeCoupon } = partEndpoints(couponPart)
export const { add: addDoorList, set: setDoorList, remove: removeDoorList } = partEndpoints(doorListPart)
