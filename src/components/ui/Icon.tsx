import {
  Activity,
  ArrowRight,
  Baby,
  BadgeCheck,
  Calendar,
  Car,
  ChartColumn,
  Check,
  ChevronDown,
  ChevronRight,
  CircleDot,
  ClipboardCheck,
  Clock,
  Euro,
  FileText,
  Fuel,
  Gauge,
  GraduationCap,
  Hammer,
  Hand,
  Heart,
  House,
  KeyRound,
  Luggage,
  Mail,
  MapPin,
  Menu,
  MessageCircle,
  Moon,
  Navigation,
  Package,
  Paintbrush,
  Phone,
  Play,
  Quote,
  RefreshCw,
  Scale,
  Search,
  Share2,
  ShieldCheck,
  SlidersHorizontal,
  Sparkles,
  Star,
  Truck,
  Users,
  Wrench,
  X,
  Zap,
} from 'lucide'
import type { IconNode } from 'lucide'
import { Glyph } from './Glyph'

/** Icons by the names that editors use; one that is missing here is not shown. */
const ICONS = {
  activity: Activity,
  'arrow-right': ArrowRight,
  baby: Baby,
  'badge-check': BadgeCheck,
  calendar: Calendar,
  car: Car,
  'chart-column': ChartColumn,
  check: Check,
  'chevron-down': ChevronDown,
  'chevron-right': ChevronRight,
  'circle-dot': CircleDot,
  'clipboard-check': ClipboardCheck,
  clock: Clock,
  euro: Euro,
  'file-text': FileText,
  fuel: Fuel,
  gauge: Gauge,
  'graduation-cap': GraduationCap,
  hammer: Hammer,
  hand: Hand,
  heart: Heart,
  house: House,
  'key-round': KeyRound,
  luggage: Luggage,
  mail: Mail,
  'map-pin': MapPin,
  menu: Menu,
  'message-circle': MessageCircle,
  moon: Moon,
  navigation: Navigation,
  package: Package,
  paintbrush: Paintbrush,
  phone: Phone,
  play: Play,
  quote: Quote,
  'refresh-cw': RefreshCw,
  scale: Scale,
  search: Search,
  'share-2': Share2,
  'shield-check': ShieldCheck,
  'sliders-horizontal': SlidersHorizontal,
  sparkles: Sparkles,
  star: Star,
  truck: Truck,
  users: Users,
  wrench: Wrench,
  x: X,
  zap: Zap,
} satisfies Record<string, IconNode>

export type IconName = keyof typeof ICONS

const isIconName = (name: string): name is IconName => Object.hasOwn(ICONS, name)

interface Props {
  /** A name of the list; any other, as an editor may type it, shows nothing. */
  name: IconName | (string & {})
  /** Pixels: 20 beside text of 16 px, 16 beside smaller text. */
  size?: number
  className?: string
}

/** A decorative icon in the colour of the text around it; its meaning is told by that text. */
export const Icon = ({ name, size = 20, className }: Props) => {
  if (!isIconName(name)) return null
  return <Glyph of={ICONS[name]} size={size} className={className} />
}
