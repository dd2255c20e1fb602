import type { ComponentType } from 'react'
import type { WidgetName } from '../derive-fields.ts'
import { ChoicesWidget, ChoiceWidget, FlagWidget, LanguageWidget } from './choice-widgets.tsx'
import { ImageWidget } from './image-widget.tsx'
import { RichTextWidget } from './rich-text-widget.tsx'
import { LinkWidget, LongTextWidget, NumberWidget, TextWidget } from './text-widgets.tsx'
import { ColourWidget, DayWidget, MomentWidget, TimeWidget, WeekdayWidget } from './time-widgets.tsx'
import type { WidgetProps } from './widget.ts'

/** The controls of forms by their names. */
export const widgets: Record<Exclude<WidgetName, 'none'>, ComponentType<WidgetProps>> = {
  text: TextWidget,
  longText: LongTextWidget,
  number: NumberWidget,
  flag: FlagWidget,
  choice: ChoiceWidget,
  choices: ChoicesWidget,
  language: LanguageWidget,
  moment: MomentWidget,
  day: DayWidget,
  time: TimeWidget,
  weekday: WeekdayWidget,
  colour: ColourWidget,
  image: ImageWidget,
  link: LinkWidget,
  richText: RichTextWidget,
}
