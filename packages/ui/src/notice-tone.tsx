import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import OctagonAlert from 'lucide-react/icons/octagon-alert'
import TriangleAlert from 'lucide-react/icons/triangle-alert'

export const noticeTones = ['info', 'success', 'warning', 'danger'] as const
export type NoticeTone = (typeof noticeTones)[number]

export const noticeLook = {
  info: { box: 'bg-samudra-tint', sign: 'text-samudra-text', Icon: Info },
  success: { box: 'bg-daun-tint', sign: 'text-daun-text', Icon: CircleCheck },
  warning: { box: 'bg-kunyit-tint', sign: 'text-kunyit-text', Icon: TriangleAlert },
  danger: { box: 'bg-bata-tint', sign: 'text-bata-text', Icon: OctagonAlert },
} as const satisfies Record<NoticeTone, object>
