/// <reference types="vite/client" />
import type { ReactNode } from 'react';
import sprite from './icon-sprite.svg?url&no-inline';

type IconProps = {
  /** Width and height in pixels. */
  size: number;
  className?: string | undefined;
  /** Icons are beside text or in a named button, so they never have a name themselves. */
  'aria-hidden': 'true';
};

export type IconComponent = (props: IconProps) => ReactNode;

/** Refers to a drawing in the sprite, which the browser fetches once for all pages. */
function draw(name: string, { size, className }: IconProps): ReactNode {
  return (
    <svg width={size} height={size} className={className ? `icon ${className}` : 'icon'} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}

// The sprite contains Lucide’s drawings of these names; after a change here run `node scripts/drawing/draw-sprite.ts`.
export const Archive: IconComponent = (props) => draw('Archive', props);
export const ArrowLeft: IconComponent = (props) => draw('ArrowLeft', props);
export const ArrowRight: IconComponent = (props) => draw('ArrowRight', props);
export const Bell: IconComponent = (props) => draw('Bell', props);
export const BellPlus: IconComponent = (props) => draw('BellPlus', props);
export const BellRing: IconComponent = (props) => draw('BellRing', props);
export const BookOpen: IconComponent = (props) => draw('BookOpen', props);
export const Building2: IconComponent = (props) => draw('BuildingComplex', props);
export const CalendarClock: IconComponent = (props) => draw('CalendarClock', props);
export const CalendarPlus: IconComponent = (props) => draw('CalendarPlus', props);
export const Car: IconComponent = (props) => draw('Car', props);
export const ChartNoAxesCombined: IconComponent = (props) => draw('ChartNoAxesCombined', props);
export const Check: IconComponent = (props) => draw('Check', props);
export const CheckCheck: IconComponent = (props) => draw('CheckCheck', props);
export const ChevronDown: IconComponent = (props) => draw('ChevronDown', props);
export const ChevronLeft: IconComponent = (props) => draw('ChevronLeft', props);
export const ChevronRight: IconComponent = (props) => draw('ChevronRight', props);
export const CircleAlert: IconComponent = (props) => draw('CircleExclamationPoint', props);
export const CircleCheck: IconComponent = (props) => draw('CircleCheck', props);
export const CircleHelp: IconComponent = (props) => draw('CircleQuestionMark', props);
export const CircleSlash: IconComponent = (props) => draw('CircleSlash', props);
export const CircleUserRound: IconComponent = (props) => draw('CircleUserRound', props);
export const Clock: IconComponent = (props) => draw('Clock', props);
export const Copy: IconComponent = (props) => draw('Copy', props);
export const CreditCard: IconComponent = (props) => draw('CreditCard', props);
export const Crown: IconComponent = (props) => draw('Crown', props);
export const Download: IconComponent = (props) => draw('Download', props);
export const ExternalLink: IconComponent = (props) => draw('ExternalLink', props);
export const Eye: IconComponent = (props) => draw('Eye', props);
export const EyeOff: IconComponent = (props) => draw('EyeOff', props);
export const File: IconComponent = (props) => draw('File', props);
export const FileSearch: IconComponent = (props) => draw('FileSearch', props);
export const FileText: IconComponent = (props) => draw('FileText', props);
export const FlaskConical: IconComponent = (props) => draw('FlaskConical', props);
export const Gavel: IconComponent = (props) => draw('Gavel', props);
export const Headset: IconComponent = (props) => draw('Headset', props);
export const Heart: IconComponent = (props) => draw('Heart', props);
export const Hourglass: IconComponent = (props) => draw('Hourglass', props);
export const Image: IconComponent = (props) => draw('Image', props);
export const Info: IconComponent = (props) => draw('Info', props);
export const LifeBuoy: IconComponent = (props) => draw('LifeBuoy', props);
export const List: IconComponent = (props) => draw('List', props);
export const ListChecks: IconComponent = (props) => draw('ListChecks', props);
export const ListFilter: IconComponent = (props) => draw('ListFilter', props);
export const Lock: IconComponent = (props) => draw('Lock', props);
export const KeyRound: IconComponent = (props) => draw('KeyRound', props);
export const LayoutGrid: IconComponent = (props) => draw('LayoutGrid', props);
export const LockKeyhole: IconComponent = (props) => draw('LockKeyhole', props);
export const LogOut: IconComponent = (props) => draw('LogOut', props);
export const Mail: IconComponent = (props) => draw('Mail', props);
export const MailWarning: IconComponent = (props) => draw('MailExclamationPoint', props);
export const MailX: IconComponent = (props) => draw('MailX', props);
export const MapPin: IconComponent = (props) => draw('MapPin', props);
export const MapPinned: IconComponent = (props) => draw('MapPinned', props);
export const Maximize2: IconComponent = (props) => draw('Maximize2', props);
export const Minus: IconComponent = (props) => draw('Minus', props);
export const MonitorSmartphone: IconComponent = (props) => draw('MonitorSmartphone', props);
export const Moon: IconComponent = (props) => draw('Moon', props);
export const MoveHorizontal: IconComponent = (props) => draw('MoveHorizontal', props);
export const Package: IconComponent = (props) => draw('Package', props);
export const PanelLeft: IconComponent = (props) => draw('PanelLeft', props);
export const Pencil: IconComponent = (props) => draw('Pencil', props);
export const PencilLine: IconComponent = (props) => draw('PencilLine', props);
export const Phone: IconComponent = (props) => draw('Phone', props);
export const Plus: IconComponent = (props) => draw('Plus', props);
export const Printer: IconComponent = (props) => draw('Printer', props);
export const RotateCcw: IconComponent = (props) => draw('RotateCcw', props);
export const RotateCw: IconComponent = (props) => draw('RotateCw', props);
export const Rss: IconComponent = (props) => draw('Rss', props);
export const Scale: IconComponent = (props) => draw('Scale', props);
export const ScrollText: IconComponent = (props) => draw('ScrollText', props);
export const Search: IconComponent = (props) => draw('Search', props);
export const SearchX: IconComponent = (props) => draw('SearchX', props);
export const Share2: IconComponent = (props) => draw('Share2', props);
export const ShieldCheck: IconComponent = (props) => draw('ShieldCheck', props);
export const SlidersHorizontal: IconComponent = (props) => draw('SlidersHorizontal', props);
export const Sun: IconComponent = (props) => draw('Sun', props);
export const Table: IconComponent = (props) => draw('Table', props);
export const Tag: IconComponent = (props) => draw('Tag', props);
export const Trash2: IconComponent = (props) => draw('Trash', props);
export const TrendingDown: IconComponent = (props) => draw('TrendingDown', props);
export const TriangleAlert: IconComponent = (props) => draw('TriangleExclamationPoint', props);
export const UserRound: IconComponent = (props) => draw('UserRound', props);
export const Wallet: IconComponent = (props) => draw('Wallet', props);
export const WifiOff: IconComponent = (props) => draw('WifiOff', props);
export const X: IconComponent = (props) => draw('X', props);
export const ZoomIn: IconComponent = (props) => draw('ZoomIn', props);
export const ZoomOut: IconComponent = (props) => draw('ZoomOut', props);
